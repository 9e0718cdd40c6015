import { takeModelCall } from './budget.server'

const evening = Date.UTC(2026, 10, 17, 23, 59, 59)

test('the budget is used up, and a new UTC day brings a new one', () => {
  expect([1, 2, 3].map(() => takeModelCall(2, evening))).toEqual([true, true, false])
  expect(takeModelCall(2, evening + 1000)).toBe(true)
})

test('a budget of 0 allows no call', () => expect(takeModelCall(0, evening + 86_400_000)).toBe(false))

test('every bundle of the process counts together', async () => {
  const tomorrow = evening + 2 * 86_400_000
  expect(takeModelCall(1, tomorrow)).toBe(true)
  await jest.isolateModulesAsync(async () => {
    const again = await import('./budget.server')
    expect(again.takeModelCall(1, tomorrow)).toBe(false)
  })
})
