import { createLog } from './create-log'

function reading(level: 'info' | 'trace' | 'silent' = 'trace') {
  const lines: string[] = []
  const log = createLog(level, { write: (line) => void lines.push(line) })
  return { log, lines }
}

test('one line of JSON with time, level, words and facts', () => {
  const { log, lines } = reading()
  log.warn({ code: 'budget' }, 'not used')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    code: 'budget',
    msg: 'not used',
  })
})

test('an error without words does not lend its own', () => {
  const { log, lines } = reading()
  const error = new Error('Canary')
  log.error(error)
  log.error({ err: error })
  log.error({ err: error }, 'failed')
  log.error({ err: error }, 'failed %s', 'Canary')
  expect(lines).toHaveLength(4)
  expect(lines.join('')).not.toContain('Canary')
  expect(lines.every((line) => line.includes('create-log.test.ts'))).toBe(true)
})

test('what a person would be known by is struck out, should somebody hand it over', () => {
  const { log, lines } = reading()
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

test('LOG_LEVEL says from where on', () => {
  const { log, lines } = reading('info')
  log.debug('quiet')
  log.info('loud')
  expect(lines).toHaveLength(1)
  const silent = reading('silent')
  silent.log.fatal('x')
  expect(silent.lines).toEqual([])
})
