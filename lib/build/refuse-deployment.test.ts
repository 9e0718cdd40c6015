import { refuseDeployment } from './refuse-deployment'

const ready = {
  VERCEL: '1',
  VERCEL_ENV: 'production',
  SITE_URL: 'https://spine.nowhere',
  ALLOW_SAMPLE: 'on',
  REQUESTS_KEY: Buffer.alloc(32, 7).toString('base64'),
  SMTP_URL: 'smtps://user:made-up@mail.nowhere:465',
}

test('a production deployment that is ready is built', () =>
  expect(() => refuseDeployment(ready)).not.toThrow())

test.each([
  ['SITE_URL', /SITE_URL is not set/],
  ['SMTP_URL', /mail-not-sent: /],
  ['REQUESTS_KEY', /requests-key-missing: /],
])('a production deployment without %s is not built, and says why', (name, reason) =>
  expect(() => refuseDeployment({ ...ready, [name]: undefined })).toThrow(reason),
)

test('an invalid setting stops it by name', () =>
  expect(() => refuseDeployment({ ...ready, PORT: 'eighty' })).toThrow(/\nPORT: /))

test.each([{ VERCEL_ENV: 'preview' }, { VERCEL: undefined }])('another build is not stopped: %j', (other) =>
  expect(() => refuseDeployment({ ...ready, SMTP_URL: undefined, ...other })).not.toThrow(),
)
