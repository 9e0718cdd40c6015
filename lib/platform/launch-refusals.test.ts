import { parseEnvironment } from '@/lib/platform/env'
import { refusalsFor } from './launch-refusals'

const ready = {
  SITE_URL: 'https://spine.nowhere',
  SMTP_URL: 'smtps://user:made-up@mail.nowhere:465',
  REQUESTS_KEY: Buffer.alloc(32, 7).toString('base64'),
}
const refusals = (variables: Record<string, string | undefined>, sample = false) =>
  refusalsFor(parseEnvironment({ ...ready, ...variables }), sample)

test('a site that is ready takes requests', () => expect(refusals({})).toEqual([]))

test.each([
  ['mail goes to files', { MAIL_TRANSPORT: 'file' }, false, ['mail-not-sent']],
  ['no mail service is set', { SMTP_URL: undefined }, false, ['mail-not-sent']],
  ['the facts are made up', {}, true, ['practice-is-sample']],
  ['the key is only in DATA_DIR', { REQUESTS_KEY: undefined }, false, ['requests-key-missing']],
])('on a public address, refuses while %s', (_name, variables, sample, reasons) =>
  expect(refusals(variables, sample)).toEqual(reasons),
)

test('ALLOW_SAMPLE allows made-up facts and nothing else', () => {
  const nothing = { ALLOW_SAMPLE: 'on', SMTP_URL: undefined, REQUESTS_KEY: undefined }
  expect(refusals({ ALLOW_SAMPLE: 'on' }, true)).toEqual([])
  expect(refusals(nothing, true)).toEqual(['mail-not-sent', 'requests-key-missing'])
})

test.each([
  'http://localhost:3000',
  'http://192.168.1.20:3000',
  'https://spine.example.com',
  'http://spine.test',
])('%s is not public: nothing is refused', (SITE_URL) =>
  expect(refusals({ SITE_URL, SMTP_URL: undefined, REQUESTS_KEY: undefined }, true)).toEqual([]),
)
