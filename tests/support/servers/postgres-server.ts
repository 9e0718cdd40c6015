import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '@/tests/run/executables'
import { stopProcess } from '@/tests/support/servers/stop-process'

/** PostgreSQL refuses to run as root: it then runs as Debian's postgres user, or as nobody. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { stdio: 'pipe' }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return { uid: 65534, gid: 65534 }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** A real PostgreSQL server on loopback with an empty database, in a temporary folder deleted with it. */
export async function startPostgres() {
  const programs = findPostgres()
  if (!programs) throw new Error('There is no PostgreSQL: install it, or name its folder in POSTGRES_BIN.')
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
  const made = ['--pgdata', data, '--username=site', '--auth=trust', '--encoding=UTF8', '--no-sync']
  execFileSync(join(programs, 'initdb'), made, { ...options, stdio: 'pipe' })

  const program = join(programs, 'postgres')
  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    const child = spawn(program, ['-D', data, ...settings.flatMap((pair) => ['-c', pair])], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server = child
    await new Promise<void>((resolve, reject) => {
      let log = ''
      child.stderr.on('data', (chunk: Buffer) => {
        log += chunk.toString()
        if (log.includes('ready to accept connections')) resolve()
      })
      child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)))
    })
  }

  /** SIGINT is a fast shutdown, which breaks connections; SIGQUIT an immediate one, like a crash. */
  const stop = (signal: 'SIGINT' | 'SIGQUIT') => stopProcess(server, signal)

  /** Simulates a crash: connections break and nothing is cleaned up. */
  const crash = () => stop('SIGQUIT')

  /** Offers TLS with a certificate, from the next connection on. */
  async function useCertificate({ cert, key }: { cert: string; key: string }): Promise<void> {
    for (const [name, text] of Object.entries({ 'server.crt': cert, 'server.key': key })) {
      const path = join(data, name)
      writeFileSync(path, text, { mode: 0o600 })
      if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
    }
    appendFileSync(join(data, 'postgresql.conf'), 'ssl = on\n')
    const reloaded = new Promise<void>((resolve) => {
      server?.stderr?.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('reloading configuration files')) resolve()
      })
    })
    server?.kill('SIGHUP')
    await reloaded
  }

  const endWithUs = () => void server?.kill('SIGQUIT')
  process.once('exit', endWithUs)
  await start()
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    port,
    start,
    stop,
    crash,
    useCertificate,
    async close() {
      await crash()
      process.off('exit', endWithUs)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
