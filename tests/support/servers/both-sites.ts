import { spawn } from 'node:child_process'
import { Agent } from 'node:http'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePortFrom } from '@/lib/server/node/listen'
import { startSite } from './site-server'
import { wholeAnswer, type Asked, type WholeAnswer } from './whole-answer'

type Site = { url: string; stop: () => Promise<unknown> }

/** The same build, served by `next start`. */
async function startNext(settings: Record<string, string>): Promise<Site> {
  const port = await freePortFrom(3900)
  const env = {
    ...process.env,
    ...settings,
    NODE_ENV: 'production' as const,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'next-')),
  }
  const args = [
    'node_modules/next/dist/bin/next',
    'start',
    '-p',
    String(port),
    '-H',
    'localhost',
    '--keepAliveTimeout',
    '65000',
  ]
  const next = spawn(process.execPath, args, { env, stdio: 'ignore' })
  const url = `http://localhost:${port}`
  while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const ended = new Promise((resolve) => next.once('exit', resolve))
  return { url, stop: () => (next.kill(), ended) }
}

/** Each site has its own ETags, which browsers send back to it: `ours` is replaced by the path's ETag. */
const etags = new Map<string, string>()
export const ours = '"own"'

async function withOwnEtag(site: string, asked: Asked): Promise<Asked> {
  const { path, headers = {} } = asked
  const key = site + path
  if (!etags.has(key)) etags.set(key, (await fetch(key)).headers.get('etag') ?? '')
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(ours, etags.get(key) ?? '') : value,
  ])
  return { ...asked, headers: Object.fromEntries(entries) as Record<string, string | string[]> }
}

/** Next streams rendered responses in chunks split by timing, each in a script of its own: compare the length. */
const isRendered = (path: string) => /^\/(?:search|contact\/result)\b/.test(path)

/**
 * Headers that only one of the two sends: ours leaves out on scripts, styles and fonts what means nothing in them
 * (docs/decisions/0021), and nobody asks for a part of them; Next leaves all of these out on redirects.
 */
const ofOne =
  /^(?:Content-Security-Policy|Permissions-Policy|X-Frame-Options|X-Content-Type-Options|Cross-Origin-\w+-Policy|Referrer-Policy|Strict-Transport-Security|Accept-Ranges|Last-Modified):/i

/** Starts `npm start` and `next start`, to compare their responses. */
export async function startBothSites() {
  const settings = { GEO_SOURCE: 'vercel', TRUSTED_PROXY_HOPS: '1', MAIL_TRANSPORT: 'file', SITE_URL: '' }
  const cached = await startSite(settings)
  const plain = await startNext(settings)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })

  /** Requests both; returns the differences, and the encoding of the cache's body. */
  async function compare(asked: Asked): Promise<{ differs: object | null; form: string }> {
    const ask = async ({ url }: Site) =>
      wholeAnswer(url, agent, JSON.stringify(asked).includes(ours) ? await withOwnEtag(url, asked) : asked)
    const [cacheAnswer, nextAnswer] = await Promise.all([ask(cached), ask(plain)])
    const isBuilt = asked.path.startsWith('/_next/static/')
    const said = ({ status, headers }: WholeAnswer) => ({
      status,
      headers: isBuilt || status === 308 ? headers.filter((line) => !ofOne.test(line)) : headers,
    })
    const sizes = { cache: cacheAnswer.body.length, next: nextAnswer.body.length }
    const isSameBody = isRendered(asked.path)
      ? Math.abs(sizes.cache - sizes.next) < 200
      : cacheAnswer.body === nextAnswer.body
    const isSame = isSameBody && JSON.stringify(said(cacheAnswer)) === JSON.stringify(said(nextAnswer))
    const differs = isSame ? null : { asked, cache: said(cacheAnswer), next: said(nextAnswer), sizes }
    return { differs, form: cacheAnswer.form }
  }

  /** Requests all of them, four at a time; returns the differences, and the encodings of the cache's bodies. */
  async function compareAll(all: Asked[]) {
    const waiting = [...all]
    const results: Awaited<ReturnType<typeof compare>>[] = []
    const ask = async () => {
      for (let asked = waiting.pop(); asked; asked = waiting.pop()) results.push(await compare(asked))
    }
    await Promise.all(Array.from({ length: 4 }, ask))
    return {
      differences: results.flatMap(({ differs }) => differs ?? []),
      forms: results.map(({ form }) => form),
    }
  }

  async function stop() {
    agent.destroy()
    await Promise.all([cached.stop(), plain.stop()])
  }

  return {
    askCached: (asked: Asked) => wholeAnswer(cached.url, agent, asked),
    askPlain: (asked: Asked) => wholeAnswer(plain.url, agent, asked),
    compareAll,
    stop,
  }
}
