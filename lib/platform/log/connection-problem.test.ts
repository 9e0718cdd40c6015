import { connectionProblem } from './connection-problem'

test.each([
  ['ERR_TLS_CERT_ALTNAME_INVALID', "the server's certificate is for another host name"],
  ['CERT_HAS_EXPIRED', "the server's certificate has expired"],
  [
    'SELF_SIGNED_CERT_IN_CHAIN',
    "the server's certificate comes from an authority that this machine doesn't trust",
  ],
])('says what %s means', (code, problem) =>
  expect(connectionProblem(Object.assign(new Error('canary'), { code }))).toBe(problem),
)

test.each([new Error('canary'), { code: 'toString' }, { code: 7 }, 'canary', null, undefined])(
  'says nothing about other errors: %p',
  (error) => expect(connectionProblem(error)).toBeUndefined(),
)
