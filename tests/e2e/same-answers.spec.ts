import { readdirSync } from 'node:fs'
import { Agent } from 'node:http'
import { routes } from './pages'
import { startSite } from './site-server'
import { expect, phone, places, test } from './visitors'
import { wholeAnswer, type Asked, type WholeAnswer } from './whole-answer'

/*
 * The front (scripts/lib/front) and Next are asked the same, and have to say the same. What the front does not
 * answer itself it hands to Next, so here is above all what might look usual and is not.
 */

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.5',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'sec-fetch-mode': 'navigate',
}
const mobile = { ...browser, 'user-agent': phone.userAgent }
const { Visalia, Chicago } = places

/** What the six variants plainly send. */
const visitors = [browser, mobile].flatMap((agent) => [
  agent,
  { ...agent, cookie: 'visitor-mode=local' },
  { ...agent, cookie: 'visitor-mode=remote' },
])

let front: Awaited<ReturnType<typeof startSite>>
let plain: typeof front
const agent = new Agent({ keepAlive: true, maxSockets: 8 })

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(60_000)
  const settings = { GEO_SOURCE: 'vercel', TRUSTED_PROXY_HOPS: '1', MAIL_TRANSPORT: 'file', SITE_URL: '' }
  // Two workers: one answers what the front does not have, the other passes it on to the first.
  front = await startSite({ ...settings, FRONT: 'on', WORKERS: '2' })
  plain = await startSite({ ...settings, FRONT: 'off' })
})
test.afterAll(async () => {
  agent.destroy()
  await Promise.all([front.stop(), plain.stop()])
})

/** What Next renders for a request comes in pieces, cut as time has it: their length is the same, not where they are cut. */
const isRendered = (path: string) => /^\/(?:search|contact\/result)\b/.test(path)

/** Asks both; returns what differs, and which form the front's body had. */
async function compare(asked: Asked): Promise<{ differs: object | null; form: string; fronts: WholeAnswer }> {
  const [fronts, nexts] = await Promise.all([
    wholeAnswer(front.url, agent, asked),
    wholeAnswer(plain.url, agent, asked),
  ])
  const said = ({ status, headers }: WholeAnswer) => ({ status, headers })
  const sizes = { front: fronts.body.length, next: nexts.body.length }
  const isSameBody = isRendered(asked.path) ? sizes.front === sizes.next : fronts.body === nexts.body
  const isSame = isSameBody && JSON.stringify(said(fronts)) === JSON.stringify(said(nexts))
  const differs = isSame ? null : { asked, front: said(fronts), next: said(nexts), sizes }
  return { differs, form: fronts.form, fronts }
}

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

test('every page, as every variant: the same answer, and the front has it compressed already', async () => {
  test.setTimeout(90_000)
  const prerendered = routes.filter((path) => path !== '/search' && path !== '/contact/result')
  const all = prerendered.flatMap((path) => visitors.map((headers) => ({ path, headers })))
  const { differences, forms } = await compareAll(all)
  expect(differences).toEqual([])
  // Next never sends brotli: so it was the front who answered.
  expect(new Set(forms)).toEqual(new Set(['br']))
})

test('every kind of visitor: place, cookies, device, compression, protocol, what a browser kept', async () => {
  test.setTimeout(60_000)
  const etag = await wholeAnswer(front.url, agent, { path: '/about' }).then(
    ({ headers }) => headers.find((line) => line.startsWith('etag: '))?.slice('etag: '.length) ?? '',
  )
  const kinds: Record<string, string | string[]>[] = [
    {},
    { ...browser, ...Visalia },
    { ...mobile, ...Chicago },
    { ...Visalia, 'x-forwarded-proto': 'https' },
    { ...Visalia, cookie: 'visitor-mode=remote' },
    { 'x-vercel-ip-latitude': '36.33' },
    { 'x-vercel-ip-latitude': '36.33, 1', 'x-vercel-ip-longitude': '-119.3' },
    { 'x-vercel-ip-latitude': ['36.33', '36.33'], 'x-vercel-ip-longitude': '-119.3' },
    { 'x-vercel-ip-latitude': '91', 'x-vercel-ip-longitude': '0' },
    { 'cf-iplatitude': '36.33', 'cf-iplongitude': '-119.3' },
    { cookie: 'visitor-mode=garbage' },
    { cookie: 'visitor-mode=LOCAL' },
    { cookie: 'visitor-mode="local"' },
    { cookie: 'visitor-mode=loc%61l' },
    { cookie: 'visitor-mode=%E0%A4%A' },
    { cookie: 'visitor-mode=local; visitor-mode=remote' },
    { cookie: 'a=b;visitor-mode=local;visitor-device=mobile' },
    { cookie: ' visitor-mode = local ; x' },
    { cookie: ['visitor-mode=local', 'visitor-device=mobile'] },
    { cookie: 'visitor-device=mobile' },
    { ...mobile, cookie: 'visitor-device=desktop; visitor-mode=local' },
    { cookie: 'visitor-mode' },
    { cookie: '' },
    { cookie: '__prerender_bypass=1; __next_preview_data=2' },
    { 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': ['one', 'Mobile'] },
    { ...browser, 'save-data': 'on', dnt: '1', priority: 'u=0, i' },
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'deflate' },
    { 'accept-encoding': 'identity' },
    { 'accept-encoding': 'br;q=0, gzip;q=0.5' },
    { 'accept-encoding': 'gzip;q=0' },
    { 'accept-encoding': '*' },
    { 'accept-encoding': 'GZIP , BR' },
    { 'accept-encoding': '' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-proto': 'http' },
    { 'x-forwarded-proto': 'https,http' },
    { 'x-forwarded-proto': 'http,https' },
    { 'x-forwarded-proto': 'HTTPS' },
    { 'x-forwarded-proto': 'nonsense' },
    { 'x-forwarded-host': 'other.example.com', 'x-forwarded-port': '443', forwarded: 'for=1.2.3.4' },
    { 'x-forwarded-for': '198.51.100.7, 10.0.0.1', 'x-real-ip': '198.51.100.7' },
    { host: 'other.example.com:8080' },
    { host: 'bad host' },
    { host: '[::1]:3000' },
    { 'if-none-match': etag },
    { 'if-none-match': `W/${etag}` },
    { 'if-none-match': `"other", ${etag}`, 'x-forwarded-proto': 'https' },
    { 'if-none-match': '"other"' },
    { 'if-none-match': '*' },
    { 'if-none-match': etag, 'cache-control': 'no-cache' },
    { 'if-none-match': etag, 'cache-control': 'max-age=0', ...Visalia },
    { 'if-none-match': etag, cookie: 'visitor-mode=local' },
    { 'if-modified-since': 'Sun, 22 Nov 2026 10:00:00 GMT' },
    { 'cache-control': 'no-cache', pragma: 'no-cache' },
    { range: 'bytes=0-99' },
    { 'if-match': '"x"' },
    { accept: 'application/json' },
    { 'content-type': 'text/plain', 'x-requested-with': 'XMLHttpRequest' },
    { authorization: 'Basic eDp5', origin: 'https://other.example.com', referer: 'https://a.example.com/' },
  ]
  const paths = ['/', '/about', '/resources/conditions/sciatica']
  const all = kinds.flatMap((headers) => [
    ...paths.map((path) => ({ path, headers })),
    { method: 'HEAD', path: '/about', headers },
  ])
  const { differences } = await compareAll(all)
  expect(differences).toEqual([])
})

test('what only looks like a page: other methods, queries, spellings, and what Next asks itself', async () => {
  test.setTimeout(60_000)
  const addresses = [
    '/about?utm_source=mail&utm_medium=x',
    '/about?a=b&a=c',
    '/about?',
    '/about?a',
    '/about?a=',
    '/about?a=b&',
    '/about?a=b%20c',
    '/about?a=%zz',
    '/about?a=b+c',
    '/about?_rsc=abc',
    '/about?amp=1',
    '/about?nxtPvariant=local-mobile',
    '/about?__nextDefaultLocale=en',
    '/about?variant=local-mobile',
    '/about/',
    '/about//',
    '//about',
    '/./about',
    '/services/../about',
    '/%61bout',
    '/About',
    '/ABOUT?x=y',
    '/about#top',
    '/about;x',
    '/about.html',
    '/about.rsc',
    '/about.segments/_tree.segment.rsc',
    '/local-mobile/about',
    '/unknown-desktop',
    '/nothing-here',
    '/services/artificial-disc-replacement',
    '/search?q=back',
    '/contact/result',
    '/_not-found',
    '/_next/static/nothing.js',
    '/_next/data/x/about.json',
    '/robots.txt',
    '/feed.xml',
    '/sitemap.xml',
    '/search-terms.json',
    '/speculation-rules.json',
    '/healthz',
    '/front',
    '/.next/front/index.json',
    '/%2e%2e/package.json',
    '/%E0%A4%A',
  ]
  const rsc = { rsc: '1' }
  const tree = encodeURIComponent('["",{"children":["__PAGE__",{}]}]')
  const nexts: Record<string, string>[] = [
    rsc,
    { ...rsc, 'next-router-prefetch': '1' },
    { ...rsc, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { ...rsc, 'next-router-state-tree': tree },
    { 'next-router-prefetch': '1' },
    { 'next-url': '/services' },
    { 'next-action': 'abc' },
    { 'x-middleware-prefetch': '1' },
    { 'x-middleware-subrequest': 'middleware' },
    { 'x-middleware-rewrite': '/x' },
    { 'x-nextjs-data': '1' },
    { 'x-matched-path': '/x' },
    { 'x-invoke-path': '/x' },
    { 'x-prerender-revalidate': 'x' },
    { purpose: 'prefetch' },
    { 'sec-purpose': 'prefetch' },
  ]
  const methods = ['HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'DELETE', 'PROPFIND']
  const { differences } = await compareAll([
    ...addresses.flatMap((path) => [
      { path, headers: browser },
      { method: 'HEAD', path },
    ]),
    ...nexts.flatMap((headers) => ['/', '/about'].map((path) => ({ path, headers }))),
    ...methods.flatMap((method) => ['/', '/icon.svg', '/nothing'].map((path) => ({ method, path }))),
  ])
  expect(differences).toEqual([])
})

test('files: the same, compressed already, and in parts', async () => {
  test.setTimeout(60_000)
  const chunks = readdirSync('.next/static/chunks').filter((name) => /\.(js|css)$/.test(name))
  const media = readdirSync('.next/static/media')
  const own = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice('public'.length))
  const files = [
    ...chunks.slice(0, 12).map((name) => `/_next/static/chunks/${name}`),
    ...media.slice(0, 4).map((name) => `/_next/static/media/${name}`),
    ...own,
  ]
  const { headers: lines } = await wholeAnswer(front.url, agent, { path: '/icon.svg' })
  const value = (name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length + 2) ?? ''
  const kinds: Record<string, string>[] = [
    { 'if-none-match': value('etag') },
    { 'if-modified-since': value('last-modified') },
    { 'if-modified-since': value('last-modified'), 'if-none-match': value('etag') },
    { 'if-modified-since': value('last-modified'), 'if-none-match': '"other"' },
    { 'if-modified-since': 'Sun, 22 Nov 2020 10:00:00 GMT', 'if-none-match': value('etag') },
    { 'if-none-match': value('etag'), 'cache-control': 'no-cache' },
    { range: 'bytes=0-9' },
    { range: 'bytes=5-', 'if-range': value('etag') },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-proto': 'https,http' },
  ]
  const { differences, forms } = await compareAll([
    ...files.map((path) => ({ path, headers: browser })),
    ...files.slice(0, 10).map((path) => ({ method: 'HEAD', path, headers: browser })),
    ...files.slice(0, 4).map((path) => ({ path: `${path}?v=1` })),
    ...kinds.map((headers) => ({ path: '/icon.svg', headers })),
    { method: 'POST', path: '/icon.svg' },
  ])
  expect(differences).toEqual([])
  expect(forms).toContain('br')
})

test('the comparison would see a difference', async () => {
  const [one, other] = await Promise.all([
    wholeAnswer(front.url, agent, { path: '/about' }),
    wholeAnswer(plain.url, agent, { path: '/about', headers: { cookie: 'visitor-mode=local' } }),
  ])
  expect(one.body).not.toEqual(other.body)
  expect(one.headers).not.toEqual(other.headers)
})
