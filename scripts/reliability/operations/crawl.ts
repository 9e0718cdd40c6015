import { brotliDecompressSync } from 'node:zlib'
import { none } from '@/scripts/reliability/judge'
import { ask, type ProxyAnswer } from '@/tests/support/servers/example-proxies'
import { figure, type Figure } from '@/tests/run/report'

/** What an edge network says about visitors, and the mode that they get. */
const visitors = {
  near: {
    mode: 'local',
    headers: { 'x-vercel-ip-latitude': '36.3302', 'x-vercel-ip-longitude': '-119.2921' },
  },
  far: {
    mode: 'remote',
    headers: { 'x-vercel-ip-latitude': '41.8781', 'x-vercel-ip-longitude': '-87.6298' },
  },
  unknown: { mode: undefined, headers: {} },
}

/** Headers that belong to one connection, or to the moment. */
const ofOneHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'server',
  'via',
  'alt-svc',
])

const CONNECTIONS = 8

async function eachOf<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  const rest = [...items.entries()]
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) results[next[0]] = await act(next[1])
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  return results
}

const textOf = ({ body, headers }: ProxyAnswer) => {
  const bytes = Buffer.from(body, 'latin1')
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString()
}

/** The site's own addresses in a page: links, pictures, styles and scripts. */
const addressesIn = (html: string) =>
  [...html.matchAll(/\s(?:href|src)="(\/[^/"#][^"#]*|\/)/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  )

/** A header without the moment at which a cookie expires. */
const lasting = (value: unknown) => String(value).replace(/Expires=[^;]*/g, '')

/** The site's headers that a proxy left out or changed. */
const changedHeaders = (path: string, direct: ProxyAnswer, proxied: ProxyAnswer) =>
  Object.entries(direct.headers)
    .filter(([name, value]) => !ofOneHop.has(name) && lasting(proxied.headers[name]) !== lasting(value))
    .map(([name]) => `${path} ${name}`)

const modeOf = ({ headers }: ProxyAnswer) => /visitor-mode=(\w+)/.exec(String(headers['set-cookie']))?.[1]

/** Asks for every page of the sitemap through a proxy, as each kind of visitor, and for everything those pages name. */
export async function crawl(proxy: string, url: string, site: string): Promise<Figure[]> {
  const sitemap = textOf(await ask(url, '/sitemap.xml'))
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  const figures: Figure[] = []
  for (const [kind, { mode, headers: place }] of Object.entries(visitors)) {
    const headers = { ...place, 'accept-encoding': 'br' }
    const proxied = await eachOf(pages, (path) => ask(url, path, { headers }))
    const direct = await eachOf(pages, (path) =>
      ask(site, path, {
        headers: { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' },
      }),
    )
    const served = proxied.filter((answer) => answer.status === 200 && modeOf(answer) === mode)
    const changed = proxied.flatMap((answer, index) => changedHeaders(pages[index]!, direct[index]!, answer))
    const named = [...new Set(proxied.flatMap((answer) => addressesIn(textOf(answer))))]
    const statuses = await eachOf(named, async (path) => (await ask(url, path, { headers })).status)
    const broken = named.filter((_, index) => statuses[index] !== 200)
    const who = `${proxy}, ${kind} visitors`
    const all = pages.length
    figures.push(
      figure(`${who}: pages served as theirs`, `all ${all}`, served.length, all > 0 && served.length === all),
      figure(
        `${who}: headers of the site that were changed`,
        '0',
        changed.slice(0, 5).join(', ') || '0',
        changed.length === 0,
      ),
      none(
        `${who}: broken among ${named.length} links and files${broken.length ? ` (${broken.slice(0, 5).join(', ')})` : ''}`,
        broken.length,
      ),
    )
  }
  return figures
}
