import { exitCode, perform, type Result } from './steps'

const passed: Result = { name: 'a', outcome: 'passed', note: '' }
const failed: Result = { name: 'b', outcome: 'failed', note: '' }
const notRun: Result = { name: 'c', outcome: 'not run', note: 'no browser' }

test('passes if every step passed', () => expect(exitCode([passed, passed], true)).toBe(0))
test('fails if one failed', () => expect(exitCode([passed, failed], false)).toBe(1))
test('passes if one was not run', () => expect(exitCode([passed, notRun], false)).toBe(0))
test('fails under CI if one was not run', () => expect(exitCode([passed, notRun], true)).toBe(1))
test('passes under CI if a step cannot run on any of our machines', () =>
  expect(exitCode([passed, { ...notRun, excused: true }], true)).toBe(0))

test('a step can report its own result', async () => {
  const outcome = { outcome: 'not run', note: 'no answer', excused: true } as const
  expect(await perform({ name: 'c', run: async () => outcome }, '1 of 1')).toEqual({ name: 'c', ...outcome })
})

test('a skipped step gives its reason', async () => {
  const run = jest.fn()
  expect(await perform({ name: 'c', run, notRun: () => 'no browser' }, '1 of 1')).toEqual(notRun)
  expect(run).not.toHaveBeenCalled()
})
