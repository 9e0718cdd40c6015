import * as route from './route'
import type * as PicturePng from '@/components/og/picture-png.server'
import { picturePng } from '@/components/og/picture-png.server'
import { ogPicture } from '@/lib/site/og/picture-url'
import { logLines } from '@/lib/platform/log/testing/log-lines'

// The real renderer, wrapped in a spy.
jest.mock('@/components/og/picture-png.server', () => {
  const real = jest.requireActual<typeof PicturePng>('@/components/og/picture-png.server')
  return { picturePng: jest.fn(real.picturePng) }
})
const draw = jest.mocked(picturePng)

const { url } = ogPicture('/about')
const get = (path: string, headers: Record<string, string> = {}) =>
  route.GET(new Request(`http://localhost${path}`, { headers }))

test('returns an image that can be cached forever', async () => {
  const response = await get(url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const png = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-length')).toBe(String(png.length))
  expect(png.length).toBeLessThan(150_000)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test('returns 304 for a cached image without rendering it again', async () => {
  draw.mockClear()
  const { url: other } = ogPicture('/contact')
  const etag = `W/"${other.slice(-12)}"`
  for (const known of [etag, `"x", ${etag}`]) {
    const response = await get(other, { 'if-none-match': known })
    expect([response.status, response.headers.get('etag')]).toEqual([304, etag])
  }
  expect(draw).not.toHaveBeenCalled()
})

test('redirects an outdated URL to the current image by a relative path', async () => {
  const response = await get('/api/og?page=/about&v=000000000000')
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(url)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

const refused = (code: string) => ({ success: false, error: { code, message: expect.any(String) } })

test('rejects anything else without echoing the request', async () => {
  const response = await get('/api/og?page=/about&title=Mine')
  expect(response.status).toBe(400)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const body = await response.text()
  expect(JSON.parse(body)).toEqual(refused('malformed'))
  expect(body).not.toContain('Mine')
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('rejects %s', async (method) => {
  const response = route[method]()
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
  expect(await response.json()).toEqual(refused('method-not-allowed'))
})

test('a failed rendering is not cached', async () => {
  const log = logLines()
  draw.mockRejectedValueOnce(new Error('made up'))
  const { url: path } = ogPicture('/reviews')
  const response = await get(path)
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual(refused('unavailable'))
  expect(log).toHaveLength(1)
  expect((await get(path)).status).toBe(200)
})
