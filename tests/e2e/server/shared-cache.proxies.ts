import fc from 'fast-check'
import { startSharedCache } from '../../support/servers/shared-cache'
import { templates } from '../../support/pages'
import { fetchPage, references } from '../../support/variant-pages'
import { expect, phone, test } from '../../support/visitors'
import type { Mode } from '@/lib/variant/variant'

const local = { 'x-vercel-ip-latitude': '36.3302', 'x-vercel-ip-longitude': '-119.2921' }
const remote = { 'x-vercel-ip-latitude': '41.8781', 'x-vercel-ip-longitude': '-87.6298' }

type Visit = { path: string; headers: Record<string, string>; rsc: Record<string, string>; expected: Mode }

const state = encodeURIComponent('["",{"children":["__PAGE__",{}]}]')

/** What visitors send: the cookie takes precedence over the location. */
const visits: fc.Arbitrary<Visit> = fc
  .record({
    path: fc.constantFrom(...templates, '/search', '/nothing-here'),
    cookie: fc.constantFrom(undefined, undefined, 'local', 'remote', 'garbage'),
    place: fc.constantFrom(undefined, local, remote),
    agent: fc.constantFrom(undefined, phone.userAgent, 'curl/8', 'Googlebot/2.1'),
    rsc: fc.constantFrom<Record<string, string>[]>(
      {},
      {},
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
      { rsc: '1', 'next-router-state-tree': state },
    ),
  })
  .map(({ path, cookie, place, agent, rsc }) => {
    const byPlace = place === local ? 'local' : place === remote ? 'remote' : 'unknown'
    return {
      path,
      rsc,
      headers: {
        ...place,
        ...(agent && { 'user-agent': agent }),
        ...(cookie && { cookie: `visitor-mode=${cookie}` }),
      },
      expected: cookie === 'local' || cookie === 'remote' ? cookie : byPlace,
    }
  })

/** The number of visitors behind a cache who got the wrong page. */
async function wrongAnswers(
  site = '',
  cache: string,
  count: number,
): Promise<{ wrong: string[]; hits: number }> {
  const reference = references(site)
  const waiting = fc.sample(visits, { numRuns: count, seed: 7 })
  const wrong: string[] = []
  let hits = 0
  const visitor = async () => {
    for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
      const { path, headers, rsc, expected } = visit
      const wanted = await reference(expected, path, rsc)
      // Null if a cached redirect loops.
      const got = await fetchPage(`${cache}${path}`, { ...headers, ...rsc }).catch(() => null)
      if (got?.headers.get('x-cache') === 'HIT') hits += 1
      if (got?.status !== wanted.status || got.body !== wanted.body) wrong.push(JSON.stringify(visit))
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
  return { wrong, hits }
}

test('1,000 mixed visitors behind one shared cache: each gets the right page', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const cache = await startSharedCache(baseURL)
  const { wrong } = await wrongAnswers(baseURL, cache.url, 1000)
  expect(wrong).toEqual([])
  // The cache does store what it may.
  await fetchPage(`${cache.url}/feed.xml`)
  expect((await fetchPage(`${cache.url}/feed.xml`)).headers.get('x-cache')).toBe('HIT')
  await cache.stop()
})

test('detects wrong pages from a cache that ignores the headers', async ({ baseURL }) => {
  test.setTimeout(60_000)
  const deaf = 'proxy_ignore_headers Cache-Control Expires Set-Cookie Vary;'
  const cache = await startSharedCache(baseURL, deaf)
  const { wrong, hits } = await wrongAnswers(baseURL, cache.url, 200)
  expect(hits).toBeGreaterThan(20)
  expect(wrong.length).toBeGreaterThan(20)
  await cache.stop()
})
