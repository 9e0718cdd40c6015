import { connectionSettings, isProtected } from './connection-settings.server'

test.each([
  'postgres://site@localhost/spine',
  'postgres://site@127.0.0.1:6432/spine',
  'postgres://site@[::1]/spine',
  'postgres://site@database:5432/spine',
  'postgres://site@/spine?host=/var/run/postgresql',
  'postgres://site@db.example.com/spine?sslmode=verify-full',
  'postgres://site@db.example.com/spine?sslmode=require',
  'postgres://site@db.example.com/spine?ssl=true',
])('protected: %s', (url) => {
  jest.spyOn(process, 'emitWarning').mockImplementation(() => {})
  expect(isProtected(connectionSettings(url))).toBe(true)
})

test.each([
  'postgres://site@db.example.com/spine',
  'postgres://site@10.0.0.5/spine',
  'postgres://site@[2001:db8::1]/spine',
  'postgres://site@db.example.com/spine?sslmode=disable',
  'postgres://site@db.example.com/spine?sslmode=no-verify',
])('not protected: %s', (url) => expect(isProtected(connectionSettings(url))).toBe(false))

test('refuses a certificate file that it can’t read, without naming values', () => {
  const url = 'postgres://site:canary@db.example.com/spine?sslmode=verify-full&sslrootcert=/nowhere/ca.crt'
  expect(() => connectionSettings(url)).toThrow(
    "The configuration is invalid.\nDATABASE_URL: can't read a certificate file that it names (ENOENT)",
  )
})
