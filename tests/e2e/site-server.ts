import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A second copy of the site, from the same build, with a configuration of its own. */
export async function startSite(env: Record<string, string>, dataDir = mkdtempSync(join(tmpdir(), 'site-'))) {
  const site = spawn(process.execPath, ['scripts/server.mjs'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
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
    /** SIGKILL ends it as a power cut would; SIGTERM asks it to finish. Resolves to the exit code. */
    async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
      if (site.exitCode !== null || site.signalCode !== null) return site.exitCode
      const ended = once(site, 'exit')
      site.kill(signal)
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}
