import { createLog } from './create-log'

function logAt(level: 'info' | 'trace' | 'silent' = 'trace') {
  const lines: string[] = []
  const log = createLog(level, { write: (line) => void lines.push(line) })
  return { log, lines }
}

test('writes one line of JSON with time, level, message and fields', () => {
  const { log, lines } = logAt()
  log.warn({ code: 'budget' }, 'not used')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    code: 'budget',
    msg: 'not used',
  })
})

test('never uses an error’s message as the log message', () => {
  const { log, lines } = logAt()
  const error = new Error('Canary')
  log.error(error)
  log.error({ err: error })
  log.error({ err: error }, 'failed')
  log.error({ err: error }, 'failed %s', 'Canary')
  expect(lines).toHaveLength(4)
  expect(lines.join('')).not.toContain('Canary')
  expect(lines.every((line) => line.includes('create-log.test.ts'))).toBe(true)
})

test('redacts personal data passed by mistake', () => {
  const { log, lines } = logAt()
  log.info(
    {
      firstName: 'Canary',
      email: 'Canary',
      phone: 'Canary',
      message: 'Canary',
      url: '/?q=Canary',
      headers: { cookie: 'Canary' },
    },
    'x',
  )
  expect(lines[0]).not.toContain('Canary')
})

test('only writes messages of the given level and above', () => {
  const { log, lines } = logAt('info')
  log.debug('quiet')
  log.info('loud')
  expect(lines).toHaveLength(1)
  const silent = logAt('silent')
  silent.log.fatal('x')
  expect(silent.lines).toEqual([])
})
