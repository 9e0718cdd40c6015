import { allWithin, burst, eachWithin } from './burst'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Presses after each of these pauses, in milliseconds, and counts the bursts. */
function bursts(count: number, within: ReturnType<typeof allWithin>, pauses: number[]): number {
  const onBurst = jest.fn()
  const press = burst(count, within, onBurst)
  for (const pause of pauses) {
    jest.advanceTimersByTime(pause)
    press()
  }
  return onBurst.mock.calls.length
}

describe('the title: seven presses, each within three seconds of the last', () => {
  const title = eachWithin(3000)

  test.each([
    ['quickly', [0, 100, 100, 100, 100, 100, 100], 1],
    ['0.7 seconds apart', [0, 700, 700, 700, 700, 700, 700], 1],
    ['three seconds apart', [0, 3000, 3000, 3000, 3000, 3000, 3000], 1],
    ['six', [0, 100, 100, 100, 100, 100], 0],
    ['with a longer pause, which starts again', [0, 100, 100, 100, 100, 100, 3001], 0],
    ['seven after a longer pause', [0, 3001, 100, 100, 100, 100, 100, 100], 1],
    ['fourteen', [0, ...Array<number>(13).fill(100)], 2],
    ['thirteen', [0, ...Array<number>(12).fill(100)], 1],
  ])('%s', (_name, pauses, times) => expect(bursts(7, title, pauses)).toBe(times))
})

describe('the logo: five presses within two seconds', () => {
  const logo = allWithin(2000)

  test.each([
    ['half a second apart', [0, 500, 500, 500, 500], 1],
    ['a little slower', [0, 501, 500, 500, 500], 0],
    ['the first too early, then enough', [0, 501, 500, 500, 500, 400], 1],
  ])('%s', (_name, pauses, times) => expect(bursts(5, logo, pauses)).toBe(times))
})
