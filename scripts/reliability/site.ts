import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '@/lib/command/root'

/** Clears this machine's own configuration; empty values also override .env files. */
const unset = Object.fromEntries(
  [
    ...['SITE_URL', 'DATABASE_URL', 'REQUESTS_KEY', 'SMTP_URL', 'RESEND_API_KEY', 'RESEND_BASE_URL'],
    ...['RESEND_WEBHOOK_SECRET', 'CRON_SECRET', 'CONTACT_EMAIL_DETAIL', 'ALERT_WEBHOOK_URL', 'VERCEL'],
    ...['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'GEO_SOURCE'],
  ].map((name) => [name, '']),
)

const configuration = {
  ...unset,
  CONTACT_TO: 'staff@example.com',
  CONTACT_FROM: 'Hanford Spine <site@example.com>',
  // Each visitor has their own address, as behind one proxy.
  TRUSTED_PROXY_HOPS: '1',
}

type Options = {
  dataDir: string
  /** 0 picks a free port. */
  port?: number
  env?: Record<string, string>
  /** A command prefix, such as `unshare`. */
  within?: readonly string[]
}

/** Starts the site as in production, in its own process: scripts/server.ts with the existing build. */
export function spawnSite({ dataDir, port = 0, env = {}, within = [] }: Options) {
  const [program = '', ...args] = [...within, process.execPath, 'scripts/server.ts']
  const site = spawn(program, args, {
    cwd: root,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      ...configuration,
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
    // The IPC channel ends the site when this process is gone for any reason.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = once(site, 'exit')
  let output = ''
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const [, url] = output.match(/Ready: (\S+)/) ?? []
      if (url) resolve(url)
    }
    site.stdout?.on('data', read)
    site.stderr?.on('data', read)
    ended.then(([code]: (number | null)[]) => reject(new Error(`The site ended with ${code}:\n${output}`)))
  })
  // Avoids an unhandled rejection if the site is killed before it is ready.
  ready.catch(() => {})
  return {
    pid: site.pid ?? 0,
    ready,
    output: () => output,
    /** SIGKILL ends it abruptly; SIGTERM lets it finish. */
    async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
      site.kill(signal)
      await ended
    },
  }
}

/** Starts a site and waits until it is ready. */
export async function startSite(options: Options) {
  const site = spawnSite(options)
  return { ...site, url: await site.ready }
}
