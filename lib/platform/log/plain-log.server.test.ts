import { createLog } from './create-log'
import { plainLog } from './plain-log.server'

/** What `write` prints, without the time. */
function linesOf(write: () => void): unknown[] {
  const print = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  write()
  const lines = print.mock.calls.map(([line]) => JSON.parse(String(line)) as object)
  print.mockRestore()
  return lines.map((line) => ({ ...line, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown }))
}

test.each(['error', 'warn'] as const)('%s writes the same line as the log', (level) => {
  const facts = { err: Object.assign(new Error('Canary'), { code: 'ERR_X' }), route: '/api/contact' }
  const [plain] = linesOf(() => plainLog[level](facts, 'a request failed'))
  const lines: string[] = []
  createLog('trace', { write: (line) => void lines.push(line) })[level](facts, 'a request failed')
  expect(JSON.parse(lines[0] ?? '')).toEqual(plain)
  expect(JSON.stringify(plain)).not.toContain('Canary')
})

test('writes nothing below a warning', () => expect(linesOf(() => plainLog.debug())).toEqual([]))
