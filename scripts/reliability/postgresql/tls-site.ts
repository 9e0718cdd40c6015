import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { root } from '@/lib/command/root'
import { siteOn } from '@/scripts/reliability/postgresql/database'
import { spawnSite } from '@/scripts/reliability/site'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'

/** The database's password, which must not appear anywhere. */
export const password = 'made-up-password'

/** A site that refuses requests that it can't store, instead of e-mailing them. */
export function siteWithDatabase(url: string, env: Record<string, string> = {}) {
  const detail = { CONTACT_EMAIL_DETAIL: 'reference' }
  return spawnSite({ dataDir: temporaryFolder('tls'), env: { ...siteOn(url), ...detail, ...env } })
}

export const statusOf = async (url: string): Promise<number> => (await fetch(url)).status

const words = 'My back hurts in the morning.'

/** Submits the form without JavaScript, and returns whether the page that follows still has what was typed. */
export async function keepsText(url: string): Promise<boolean> {
  const fields = { firstName: 'Maria', lastName: 'Example', email: 'maria@example.com' }
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...fields, phone: '(559) 555-0123', message: words, view: 'page' }),
  })
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  const page = await fetch(`${url}${answer.headers.get('location')}`, { headers: { cookie } })
  const html = await page.text()
  return html.includes(words) && /\(\d{3}\) \d{3}-\d{4}/.test(html)
}

/** What `npm run launch-check` prints for a database. */
export function launchCheck(url: string): Promise<string> {
  const child = spawn(process.execPath, ['scripts/launch-check.ts'], {
    cwd: root,
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...siteOn(url) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return text(child.stdout)
}
