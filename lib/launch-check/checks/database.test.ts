import { checkDatabase } from './database'

const secret = 'c2VjcmV0LXZhbHVl'
const host = `postgres://${secret}:${secret}@db.nowhere/spine`
const verified = `${host}?sslmode=verify-full`

const failing = (facts: object) => async () => Object.assign(new Error(`password of ${secret}`), facts)
const noReach = async () => {
  throw new Error('No connection was expected.')
}

async function findings(DATABASE_URL: string | undefined, reach: () => Promise<unknown>) {
  const found = await checkDatabase({ DATABASE_URL, reach })
  expect(JSON.stringify(found)).not.toContain(secret)
  return found.map(({ problem }) => problem)
}

test('without a database there is nothing to check', async () =>
  expect(await findings(undefined, noReach)).toEqual([]))

test.each([host, `${host}?sslmode=disable`, `${host}?sslmode=no-verify`])(
  'a connection that anybody can read or answer is a failure: %s',
  async (url) => expect(await findings(url, noReach)).toEqual([expect.stringMatching(/plain text/)]),
)

test('a database that can be used is fine', async () => {
  expect(await findings(verified, async () => null)).toEqual([])
  expect(await findings('postgres://database/spine', async () => null)).toEqual([])
})

test.each([
  ['ERR_TLS_CERT_ALTNAME_INVALID', "the server's certificate is for another host name"],
  ['CERT_HAS_EXPIRED', "the server's certificate has expired"],
  [
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    "the server's certificate comes from an authority that this machine doesn't trust",
  ],
])('says why a certificate is refused: %s', async (code, reason) =>
  expect(await findings(verified, failing({ code }))).toEqual([
    `The site would refuse the connection to the database: ${reason}.`,
  ]),
)

test.each([
  [{ code: 'ECONNREFUSED' }, ' (ECONNREFUSED)'],
  [{ code: '28P01' }, ' (28P01)'],
  [{}, ''],
])('a database that can’t be used is a failure: %j', async (facts, reason) =>
  expect(await findings(verified, failing(facts))).toEqual([
    `The database can't be used from this machine${reason}.`,
  ]),
)

test('a certificate file that can’t be read is a failure', async () =>
  expect(await findings(`${verified}&sslrootcert=/nowhere/${secret}.crt`, noReach)).toEqual([
    "The site would not start: can't read a certificate file that it names (ENOENT).",
  ]))
