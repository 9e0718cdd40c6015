import { cachedPicture } from './picture-cache.server'

const png = new Uint8Array([1])

test('renders an image once, however often it is requested', async () => {
  const make = jest.fn(async () => png)
  const asked = await Promise.all([cachedPicture('/once', make), cachedPicture('/once', make)])
  expect([...asked, await cachedPicture('/once', make)]).toEqual([png, png, png])
  expect(make).toHaveBeenCalledTimes(1)
})

test('renders one image at a time', async () => {
  let running = 0
  let most = 0
  const make = async () => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    running--
    return png
  }
  await Promise.all(['/a', '/b', '/c', '/d'].map((key) => cachedPicture(key, make)))
  expect(most).toBe(1)
})

test('retries a failed image on the next request without blocking others', async () => {
  const failing = cachedPicture('/fails', () => Promise.reject(new Error('made up')))
  const next = cachedPicture('/next', async () => png)
  await expect(failing).rejects.toThrow('made up')
  expect(await next).toBe(png)
  expect(await cachedPicture('/fails', async () => png)).toBe(png)
})
