import { retryWaitMs } from '@/lib/contact/store/failure-policy'

test.each([
  [1, 15_000],
  [2, 30_000],
  [3, 60_000],
  [4, 120_000],
  [5, 240_000],
  [6, 240_000],
  [50, 240_000],
  [5000, 240_000],
])('after %i failures waits at most %i ms, and at least three quarters of that', (attempts, most) => {
  expect(retryWaitMs(attempts, 0)).toBe(most)
  expect(retryWaitMs(attempts, 0.999)).toBeGreaterThanOrEqual(most * 0.75)
  expect(retryWaitMs(attempts)).toBeLessThanOrEqual(most)
})
