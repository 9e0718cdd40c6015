import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverLogs } from './server-logs'

export const newDataDir = () => mkdtempSync(join(tmpdir(), 'site-'))

type Options = {
  dataDir: string
  /** A command that runs the site, such as `unshare`. */
  within?: readonly string[]
}

/**
 * A second instance of the site, from the same build, with its own configuration. `ready` resolves to its address, and
 * rejects if it ends before that.
 */
export function spawnSite(env: Record<string, string>, { dataDir, within = [] }: Options) {
  const [program = '', ...args] = [...within, process.execPath, 'scripts/server.ts']
  const site = spawn(program, args, {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  mkdirSync(serverLogs, { recursive: true })
  const log = join(serverLogs, `${site.pid}.log`)
  let output = ''
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      appendFileSync(log, chunk)
      const [, found] = output.match(/Ready: (\S+)/) ?? []
      if (found) resolve(found)
    }
    site.stdout.on('data', read)
    site.stderr.on('data', read)
    site.once('exit', (code) => reject(new Error(`the site ended with ${code}:\n${output}`)))
  })
  // Nobody may be waiting when it ends.
  ready.catch(() => {})
  return {
    ready,
    pid: site.pid as number,
    dataDir,
    output: () => output,
    /** SIGKILL simulates a power failure; SIGTERM asks for a graceful shutdown. Resolves to the exit code. */
    async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
      if (site.exitCode !== null || site.signalCode !== null) return site.exitCode
      const ended = once(site, 'exit')
      site.kill(signal)
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}

/** Starts an instance and waits until it is ready. */
export async function startSite(env: Record<string, string>, dataDir = newDataDir()) {
  const site = spawnSite(env, { dataDir })
  return { ...site, url: await site.ready }
}
