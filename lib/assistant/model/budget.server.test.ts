import { takeModelCall } from './budget.server'

const evening = Date.UTC(2026, 10, 17, 23, 59, 59)

test('the budget runs out, and resets each UTC day', async () => {
  const taken = [2, 2, 2].map((budget) => takeModelCall(budget, evening))
  expect(await Promise.all(taken)).toEqual([true, true, false])
  expect(await takeModelCall(2, evening + 1000)).toBe(true)
})

test('a budget of 0 allows no call', async () =>
  expect(await takeModelCall(0, evening + 86_400_000)).toBe(false))

test('all bundles in the process share the count', async () => {
  const tomorrow = evening + 2 * 86_400_000
  expect(await takeModelCall(1, tomorrow)).toBe(true)
  await jest.isolateModulesAsync(async () => {
    const again = await import('./budget.server')
    expect(await again.takeModelCall(1, tomorrow)).toBe(false)
  })
})
