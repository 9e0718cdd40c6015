import { keptPicture } from './kept-pictures.server'

const png = new Uint8Array([1])

test('a picture is made once, however often it is asked for', async () => {
  const make = jest.fn(async () => png)
  const asked = await Promise.all([keptPicture('/once', make), keptPicture('/once', make)])
  expect([...asked, await keptPicture('/once', make)]).toEqual([png, png, png])
  expect(make).toHaveBeenCalledTimes(1)
})

test('one is made at a time', async () => {
  let atWork = 0
  let most = 0
  const make = async () => {
    most = Math.max(most, ++atWork)
    await new Promise(setImmediate)
    atWork--
    return png
  }
  await Promise.all(['/a', '/b', '/c', '/d'].map((key) => keptPicture(key, make)))
  expect(most).toBe(1)
})

test('one that failed is made again, and holds up no other', async () => {
  const failing = keptPicture('/fails', () => Promise.reject(new Error('made up')))
  const next = keptPicture('/next', async () => png)
  await expect(failing).rejects.toThrow('made up')
  expect(await next).toBe(png)
  expect(await keptPicture('/fails', async () => png)).toBe(png)
})
