import { logLines } from '@/lib/platform/log/testing/log-lines'
import { log } from './log.server'
import { quietConsole } from './quiet-console.server'

test('logs console output of packages without its text', () => {
  const before = { ...console }
  const lines = logLines()
  quietConsole(log())
  console.error(' x Canary', Object.assign(new Error('Canary in /search?q=Canary'), { code: 'ERR_X' }))
  console.warn('Canary')
  console.log('Canary', { a: 'Canary' })
  Object.assign(console, before)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'error', err: { name: 'Error', code: 'ERR_X' } },
    { level: 'warn' },
    { level: 'debug' },
  ])
  expect(lines.join('')).not.toContain('Canary')
})
