import { giveBackToLimit, takeFromLimit } from './rate-limit.server'

const limit = { name: 'test', points: 2, seconds: 60 }

test('gives each client its points, then a wait time', async () => {
  expect(await takeFromLimit(limit, 'a')).toEqual({ ok: true })
  expect(await takeFromLimit(limit, 'a')).toEqual({ ok: true })
  expect(await takeFromLimit(limit, 'a')).toEqual({ ok: false, retryAfterSeconds: 60 })
  expect(await takeFromLimit(limit, 'b')).toEqual({ ok: true })
})

test('a returned point can be taken again, however often the client was refused meanwhile', async () => {
  const small = { name: 'given-back', points: 2, seconds: 60 }
  await takeFromLimit(small, 'a')
  await takeFromLimit(small, 'a')
  for (let count = 0; count < 3; count++) expect(await takeFromLimit(small, 'a')).toMatchObject({ ok: false })
  await giveBackToLimit(small, 'a')
  expect(await takeFromLimit(small, 'a')).toEqual({ ok: true })
  expect(await takeFromLimit(small, 'a')).toMatchObject({ ok: false })
})

test('returning points never exceeds the limit', async () => {
  const small = { name: 'not-larger', points: 1, seconds: 60 }
  await giveBackToLimit(small, 'a')
  expect(await takeFromLimit(small, 'a')).toEqual({ ok: true })
  await giveBackToLimit(small, 'a')
  await giveBackToLimit(small, 'a')
  expect(await takeFromLimit(small, 'a')).toEqual({ ok: true })
  expect(await takeFromLimit(small, 'a')).toMatchObject({ ok: false })
})

test('another bundle of the same code shares the count', async () => {
  const shared = { name: 'shared', points: 1, seconds: 60 }
  await takeFromLimit(shared, 'a')
  jest.resetModules()
  const again = await import('./rate-limit.server')
  expect(await again.takeFromLimit(shared, 'a')).toMatchObject({ ok: false })
})

describe('an IPv6 network', () => {
  const house = (count: number) => `2001:db8:1:${count.toString(16)}::/64`

  test('gets ten times the points of one household in it; a refusal takes none from either', async () => {
    const small = { name: 'network', points: 2, seconds: 60 }
    for (let count = 1; count <= 20; count++)
      expect(await takeFromLimit(small, house(count))).toEqual({ ok: true })
    for (let count = 0; count < 5; count++)
      expect(await takeFromLimit(small, house(21))).toEqual({ ok: false, retryAfterSeconds: 60 })
    expect(await takeFromLimit(small, '2001:db8:2:1::/64')).toEqual({ ok: true })

    await giveBackToLimit(small, house(1))
    await giveBackToLimit(small, house(2))
    expect(await takeFromLimit(small, house(21))).toEqual({ ok: true })
    expect(await takeFromLimit(small, house(21))).toEqual({ ok: true })
    expect(await takeFromLimit(small, house(22))).toMatchObject({ ok: false })
  })

  test('is not charged for clients over their own limit', async () => {
    const small = { name: 'own-limit', points: 1, seconds: 60 }
    for (let count = 0; count < 15; count++) await takeFromLimit(small, house(1))
    for (let count = 2; count <= 10; count++)
      expect(await takeFromLimit(small, house(count))).toEqual({ ok: true })
    expect(await takeFromLimit(small, house(11))).toMatchObject({ ok: false })
  })
})
