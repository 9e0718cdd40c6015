import { spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePortFrom } from '@/lib/server/node/listen'
import { findPgBouncer } from '@/tests/run/executables'
import { unprivileged } from '@/tests/support/servers/postgres-server'
import { stopProcess } from '@/tests/support/servers/stop-process'

const configuration = (folder: string, port: number, database: number) => `
[databases]
postgres = host=127.0.0.1 port=${database} dbname=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users
admin_users = admin
pool_mode = transaction
; Fewer than the sites ask for, so that they have to share.
default_pool_size = 4
; By default it waits 15 seconds before it tries a database again that was away.
server_login_retry = 1
`

/** PgBouncer in transaction mode in front of a local PostgreSQL. */
export async function startPgBouncer(database: number) {
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  const port = await freePortFrom(20_000)
  writeFileSync(join(folder, 'pgbouncer.ini'), configuration(folder, port, database))
  writeFileSync(join(folder, 'users'), '"site" ""\n"admin" ""\n')
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    const child = spawn(findPgBouncer() ?? 'pgbouncer', [join(folder, 'pgbouncer.ini')], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server = child
    await new Promise<void>((resolve, reject) => {
      let log = ''
      child.stderr.on('data', (chunk: Buffer) => {
        log += chunk.toString()
        if (log.includes('process up')) resolve()
      })
      child.once('exit', (code) => reject(new Error(`PgBouncer ended with ${code}:\n${log}`)))
    })
  }

  /** All connections break. */
  const stop = () => stopProcess(server, 'SIGTERM')

  /** A command for its console, such as `pause`, which waits until no transaction is running. */
  async function command(text: string): Promise<void> {
    const client = new pg.Client(`postgres://admin@127.0.0.1:${port}/pgbouncer`)
    await client.connect()
    await client.query(text)
    await client.end()
  }

  const endWithUs = () => void server?.kill('SIGTERM')
  process.once('exit', endWithUs)
  await start()
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    start,
    stop,
    command,
    async close() {
      await stop()
      process.off('exit', endWithUs)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
