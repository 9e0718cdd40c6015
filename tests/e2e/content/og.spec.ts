import { expect, test } from '@playwright/test'
import { ogPicture } from '@/lib/site/og/picture-url'
import { routes } from '@/lib/site/routes'

test('every page has an image with an immutable URL', async ({ request }) => {
  for (const { href } of routes) {
    const answer = await request.get(ogPicture(href).url, { maxRedirects: 0 })
    expect([href, answer.status(), answer.headers()['content-type']]).toEqual([href, 200, 'image/png'])
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    const png = await answer.body()
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    // The first chunk of a PNG starts with its width and height.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(150_000)
  }
})

test('a cached image revalidates as unchanged', async ({ request }) => {
  const { url } = ogPicture('/about')
  const { etag = '' } = (await request.get(url)).headers()
  const again = await request.get(url, { headers: { 'if-none-match': etag } })
  expect([again.status(), (await again.body()).length]).toEqual([304, 0])
  const head = await request.head(url)
  expect([head.status(), head.headers()['content-type']]).toEqual([200, 'image/png'])
})

test('an old URL redirects to the current image', async ({ request }) => {
  const answer = await request.get('/api/og?page=/about&v=000000000000', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([308, ogPicture('/about').url])
})

for (const query of [
  '',
  '?page=/nowhere',
  '?page=/local/about',
  '?page=/about&title=Mine',
  '?page=/about&page=/contact',
]) {
  test(`no image for "${query}"`, async ({ request }) => {
    const answer = await request.get(`/api/og${query}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, error: { code: 'malformed' } })
  })
}

test('an image only supports GET', async ({ request }) => {
  const answer = await request.post(ogPicture('/about').url, { data: { page: '/about' } })
  expect([answer.status(), answer.headers().allow]).toEqual([405, 'GET, HEAD'])
  expect(await answer.json()).toMatchObject({ success: false, error: { code: 'method-not-allowed' } })
})
