import { takeFromLimit } from './rate-limit.server'

const limit = { name: 'test', points: 2, seconds: 60 }

test('gives each caller its points, then says how long to wait', async () => {
  expect(await takeFromLimit(limit, 'a')).toEqual({ ok: true })
  expect(await takeFromLimit(limit, 'a')).toEqual({ ok: true })
  expect(await takeFromLimit(limit, 'a')).toEqual({ ok: false, retryAfterSeconds: 60 })
  expect(await takeFromLimit(limit, 'b')).toEqual({ ok: true })
})

test('another bundle of the same code counts on', async () => {
  const shared = { name: 'shared', points: 1, seconds: 60 }
  await takeFromLimit(shared, 'a')
  jest.resetModules()
  const again = await import('./rate-limit.server')
  expect(await again.takeFromLimit(shared, 'a')).toMatchObject({ ok: false })
})
