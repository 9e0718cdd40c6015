import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverLogs } from './server-logs'

/** A second instance of the site, from the same build, with its own configuration. */
export async function startSite(env: Record<string, string>, dataDir = mkdtempSync(join(tmpdir(), 'site-'))) {
  const site = spawn(process.execPath, ['scripts/server.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  mkdirSync(serverLogs, { recursive: true })
  const log = join(serverLogs, `${site.pid}.log`)
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
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
  return {
    url,
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
