import { readdirSync } from 'node:fs'
import { routes } from '../../support/pages'
import { ours, startBothSites } from '../../support/servers/both-sites'
import { expect, phone, places, test } from '../../support/visitors'

/*
 * Sends the same requests to `npm start` and to `next start`, and compares the responses.
 * Files, whose headers differ only in names, are compared by body and by what browsers act on.
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

/** The plain requests of the three variants. */
const visitors = [
  browser,
  { ...browser, cookie: 'visitor-mode=local' },
  { ...browser, cookie: 'visitor-mode=remote' },
]

let sites: Awaited<ReturnType<typeof startBothSites>>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(60_000)
  sites = await startBothSites()
})
test.afterAll(() => sites.stop())

test('every page in every variant: the same response, precompressed in the cache', async () => {
  test.setTimeout(90_000)
  const prerendered = routes.filter((path) => path !== '/search' && path !== '/contact/result')
  const all = prerendered.flatMap((path) => visitors.map((headers) => ({ path, headers })))
  const { differences, forms } = await sites.compareAll(all)
  expect(differences).toEqual([])
  // Next never sends Brotli, so this came from the cache.
  expect(new Set(forms)).toEqual(new Set(['br']))
})

test('every kind of visitor: location, cookies, device, compression, protocol, cached copies', async () => {
  test.setTimeout(60_000)
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
    { cookie: 'a=b;visitor-mode=local;c=d' },
    { cookie: ' visitor-mode = local ; x' },
    { cookie: ['visitor-mode=local', 'c=d'] },
    { ...mobile, cookie: 'visitor-mode=local' },
    { cookie: 'visitor-mode' },
    { cookie: '' },
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
    { 'x-forwarded-proto': 'HTTPS' },
    { 'x-forwarded-proto': 'nonsense' },
    { 'x-forwarded-host': 'other.example.com', 'x-forwarded-port': '443', forwarded: 'for=1.2.3.4' },
    { 'x-forwarded-for': '198.51.100.7, 10.0.0.1', 'x-real-ip': '198.51.100.7' },
    { host: 'other.example.com:8080' },
    { host: '[::1]:3000' },
    { 'if-none-match': ours },
    { 'if-none-match': `W/${ours}` },
    { 'if-none-match': `"other", ${ours}`, 'x-forwarded-proto': 'https' },
    { 'if-none-match': '"other"' },
    { 'if-none-match': '*' },
    { 'if-none-match': ours, 'cache-control': 'no-cache' },
    { 'if-none-match': ours, 'cache-control': 'max-age=0', ...Visalia },
    { 'if-none-match': ours, cookie: 'visitor-mode=local' },
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
  const { differences } = await sites.compareAll(all)
  expect(differences).toEqual([])
})

test("near-page requests: other methods, queries, spellings, and Next's internal ones", async () => {
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
    '/about?nxtPvariant=local',
    '/about?__nextDefaultLocale=en',
    '/about?variant=local',
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
    '/local/about',
    '/unknown',
    '/nothing-here',
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
    '/page-cache',
    '/.next/page-cache/index.json',
    '/%2e%2e/package.json',
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
    { 'x-middleware-subrequest': 'middleware' },
    { 'x-middleware-rewrite': '/x' },
    { 'x-nextjs-data': '1' },
    { 'x-matched-path': '/x' },
    { 'x-invoke-path': '/x' },
    { 'x-prerender-revalidate': 'x' },
    { purpose: 'prefetch' },
    { 'sec-purpose': 'prefetch' },
  ]
  const methods = ['POST', 'PUT', 'OPTIONS', 'DELETE']
  const { differences } = await sites.compareAll([
    ...addresses.flatMap((path) => [
      { path, headers: browser },
      { method: 'HEAD', path },
    ]),
    ...nexts.flatMap((headers) => ['/', '/about'].map((path) => ({ path, headers }))),
    ...methods.map((method) => ({ method, path: '/about' })),
  ])
  expect(differences).toEqual([])
})

test('files: the same, precompressed, and by range', async () => {
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
  const { headers: lines } = await sites.askCached({ path: '/icon.svg' })
  const value = (name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length + 2) ?? ''
  const kinds: Record<string, string>[] = [
    { 'if-none-match': ours },
    { 'if-modified-since': value('last-modified') },
    { 'if-modified-since': value('last-modified'), 'if-none-match': ours },
    { 'if-modified-since': value('last-modified'), 'if-none-match': '"other"' },
    { 'if-modified-since': 'Sun, 22 Nov 2020 10:00:00 GMT', 'if-none-match': ours },
    { 'if-none-match': ours, 'cache-control': 'no-cache' },
    { range: 'bytes=0-9' },
    { range: 'bytes=5-', 'if-range': ours },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-proto': 'https,http' },
  ]
  const { differences, forms } = await sites.compareAll([
    ...files.map((path) => ({ path, headers: browser })),
    ...files.slice(0, 10).map((path) => ({ method: 'HEAD', path, headers: browser })),
    ...files.slice(0, 4).map((path) => ({ path: `${path}?v=1` })),
    ...kinds.map((headers) => ({ path: '/icon.svg', headers })),
  ])
  expect(differences).toEqual([])
  expect(forms).toContain('br')
})

test('the comparison detects a difference', async () => {
  const [one, other] = await Promise.all([
    sites.askCached({ path: '/about' }),
    sites.askPlain({ path: '/about', headers: { cookie: 'visitor-mode=local' } }),
  ])
  expect(one.body).not.toEqual(other.body)
  expect(one.headers).not.toEqual(other.headers)
})
