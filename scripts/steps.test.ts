// @ts-expect-error -- plain JavaScript: it runs before TypeScript is installed
import { exitCode, perform } from './lib/steps.mjs'

describe('the steps of npm test', () => {
  beforeAll(() => jest.spyOn(console, 'log').mockImplementation())
  afterAll(() => jest.restoreAllMocks())

  const passed = { name: 'a', run: async () => true }
  const failed = { name: 'b', run: async () => false }
  const skipped = { name: 'c', run: async () => true, notRun: () => 'no browser' }

  it.each([
    ['all passed', [passed, passed], false, 0],
    ['one failed', [passed, failed], false, 1],
    ['one not run', [passed, skipped], false, 0],
    ['one not run, under CI', [passed, skipped], true, 1],
  ])('%s', async (_name, steps, ci, code) => {
    const results = await Promise.all(steps.map((step) => perform(step)))
    expect(exitCode(results, ci)).toBe(code)
  })
})
