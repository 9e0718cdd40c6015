import { giveBackToLimit, takeFromLimit } from './rate-limit.server'

const limit = { name: 'test', points: 2, seconds: 60 }

test('gives each caller its points, then says how long to wait', async () => {
  expect(await takeFromLimit(limit, 'a')).toEqual({ ok: true })
  expect(await takeFromLimit(limit, 'a')).toEqual({ ok: true })
  expect(await takeFromLimit(limit, 'a')).toEqual({ ok: false, retryAfterSeconds: 60 })
  expect(await takeFromLimit(limit, 'b')).toEqual({ ok: true })
})

test('a point given back can be taken again, however often the caller was refused meanwhile', async () => {
  const small = { name: 'given-back', points: 2, seconds: 60 }
  await takeFromLimit(small, 'a')
  await takeFromLimit(small, 'a')
  for (let count = 0; count < 3; count++) expect(await takeFromLimit(small, 'a')).toMatchObject({ ok: false })
  await giveBackToLimit(small, 'a')
  expect(await takeFromLimit(small, 'a')).toEqual({ ok: true })
  expect(await takeFromLimit(small, 'a')).toMatchObject({ ok: false })
})

test('giving back makes no share larger than it is', async () => {
  const small = { name: 'not-larger', points: 1, seconds: 60 }
  await giveBackToLimit(small, 'a')
  expect(await takeFromLimit(small, 'a')).toEqual({ ok: true })
  await giveBackToLimit(small, 'a')
  await giveBackToLimit(small, 'a')
  expect(await takeFromLimit(small, 'a')).toEqual({ ok: true })
  expect(await takeFromLimit(small, 'a')).toMatchObject({ ok: false })
})

test('another bundle of the same code counts on', async () => {
  const shared = { name: 'shared', points: 1, seconds: 60 }
  await takeFromLimit(shared, 'a')
  jest.resetModules()
  const again = await import('./rate-limit.server')
  expect(await again.takeFromLimit(shared, 'a')).toMatchObject({ ok: false })
})
