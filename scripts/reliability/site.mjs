import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../lib/paths.mjs'

/** Of this machine's own configuration nothing reaches the site; empty, a .env file does not set it either. */
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
  // Every visitor has an address of their own, as behind one proxy.
  TRUSTED_PROXY_HOPS: '1',
}

/**
 * The site as it runs in production, in a process of its own: scripts/server.mjs on the build that is there.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {number} [options.port] 0: any free one
 * @param {Record<string, string>} [options.env]
 * @param {string[]} [options.within] a program and its arguments that run what follows them, as `unshare` does
 */
export function spawnSite({ dataDir, port = 0, env = {}, within = [] }) {
  const [program, ...args] = [...within, process.execPath, 'scripts/server.mjs']
  const site = spawn(program, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...configuration, PORT: String(port), DATA_DIR: dataDir, ...env },
    // The channel ends the site when this process is gone, however it went.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = once(site, 'exit')
  let output = ''
  const ready = new Promise((resolve, reject) => {
    const read = (chunk) => {
      output += chunk
      const [, url] = output.match(/Ready: (\S+)/) ?? []
      if (url) resolve(url)
    }
    site.stdout.on('data', read)
    site.stderr.on('data', read)
    ended.then(([code]) => reject(new Error(`The site ended with ${code}:\n${output}`)))
  })
  // Whoever kills a site before it is ready does not wait for it.
  ready.catch(() => {})
  return {
    pid: site.pid,
    ready,
    output: () => output,
    /** SIGKILL ends it as a power cut would; SIGTERM asks it to finish. */
    async stop(signal = 'SIGTERM') {
      site.kill(signal)
      await ended
    },
  }
}

/** `spawnSite`, once it answers. */
export async function startSite(options) {
  const site = spawnSite(options)
  return { ...site, url: await site.ready }
}
