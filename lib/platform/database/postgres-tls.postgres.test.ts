import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeAuthority } from '@/tests/support/servers/certificates'
import { startPostgres } from '@/tests/support/servers/postgres-server'
import { connectionProblem } from '@/lib/platform/log/connection-problem'
import { openPool } from './postgres-pool.server'

jest.setTimeout(30_000)

const folder = mkdtempSync(join(tmpdir(), 'certificates-'))
const ours = makeAuthority(folder, 'ours')
const strange = makeAuthority(folder, 'strange')

let server: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  // About sslmode=require.
  jest.spyOn(process, 'emitWarning').mockImplementation(() => {})
  server = await startPostgres()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Whether a connection is encrypted, or why there is none. */
async function connect(options: string): Promise<unknown> {
  const pool = openPool(`postgres://site@localhost:${server.port}/postgres${options}`)
  try {
    const { rows } = await pool.query<{ ssl: boolean }>(
      'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
    )
    return rows[0]?.ssl === true ? 'encrypted' : 'in plain text'
  } catch (error) {
    return connectionProblem(error)
  } finally {
    await pool.end()
  }
}
const verified = `?sslmode=verify-full&sslrootcert=${ours.path}`

test('never falls back to plain text', async () =>
  expect(await connect(verified)).toBe("the server doesn't offer encryption"))

test('only a valid certificate for the host name, by a known authority, is accepted', async () => {
  await server.useCertificate(ours.issue('localhost'))
  expect(await connect(verified)).toBe('encrypted')
  // Weaker modes verify the certificate all the same.
  expect(await connect(`?sslmode=require&sslrootcert=${ours.path}`)).toBe('encrypted')
  expect(await connect('?sslmode=verify-full')).toMatch(/authority that this machine doesn't trust/)
  expect(await connect('?sslmode=require')).toMatch(/authority that this machine doesn't trust/)

  await server.useCertificate(ours.issue('database.example.com'))
  expect(await connect(verified)).toMatch(/is for another host name/)
  await server.useCertificate(ours.issue('localhost', -1))
  expect(await connect(verified)).toMatch(/has expired/)
  await server.useCertificate(strange.issue('localhost'))
  expect(await connect(verified)).toMatch(/authority that this machine doesn't trust/)
})
