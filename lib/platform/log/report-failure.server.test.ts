import { logLines } from '@/lib/platform/log/testing/log-lines'
import { reportFailure } from '@/lib/platform/log/report-failure.server'

test('says why a server’s certificate was refused, and never what the error says', () => {
  const lines = logLines()
  reportFailure('contact: store', Object.assign(new Error('canary'), { code: 'CERT_HAS_EXPIRED' }))
  reportFailure('contact: store', Object.assign(new Error('canary'), { code: 'ECONNREFUSED' }))
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'contact: store failed', problem: "the server's certificate has expired" },
    { msg: 'contact: store failed', err: { code: 'ECONNREFUSED' } },
  ])
  expect(lines[1]).not.toContain('problem')
  expect(lines.join()).not.toContain('canary')
})
