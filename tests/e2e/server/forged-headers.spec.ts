import { fetchPage, references } from '../../support/variant-pages'
import { expect, officeNumber, test } from '../../support/visitors'

const path = '/contact'
const local = '/local/contact'

/** Headers that Next uses, or has used, internally: they must be ignored when sent by a visitor. */
const forged: Record<string, string>[] = [
  ...['middleware', 'src/middleware', 'proxy', 'src/proxy', 'pages/_middleware', local].flatMap((name) => [
    { 'x-middleware-subrequest': name },
    { 'x-middleware-subrequest': Array<string>(5).fill(name).join(':') },
  ]),
  { 'x-middleware-subrequest-id': '1' },
  { 'x-middleware-next': '1' },
  { 'x-middleware-rewrite': local },
  { 'x-middleware-redirect': local },
  { 'x-middleware-prefetch': '1' },
  { 'x-middleware-invoke': '1' },
  { 'x-middleware-cache': 'no-cache' },
  { 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': 'visitor-mode=local' },
  { 'x-middleware-set-cookie': 'visitor-mode=local' },
  { 'x-matched-path': local },
  {
    'x-matched-path': '/[variant]/contact',
    'x-now-route-matches': '1=local&nxtPvariant=local',
  },
  { 'x-now-route-matches': '1=local&nxtPvariant=local' },
  { 'x-invoke-path': local },
  { 'x-invoke-output': local },
  { 'x-invoke-query': encodeURIComponent('{"nxtPvariant":"local"}') },
  { 'x-invoke-status': '500' },
  { 'x-invoke-error': '{"message":"a"}' },
  { 'x-nextjs-data': '1' },
  { 'x-nextjs-rewrite': local },
  { 'x-nextjs-rewritten-path': local },
  { 'x-nextjs-matched-path': local },
  { 'x-original-url': local },
  { 'x-rewrite-url': local },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-path': local },
  { 'next-url': local },
  { 'next-resume': '1' },
  { 'next-action': 'a' },
  { 'x-prerender-revalidate': 'a' },
  { 'x-nextjs-cache': 'BYPASS' },
  { purpose: 'prefetch' },
]

for (const headers of forged) {
  test(`forged ${JSON.stringify(headers).slice(0, 90)} changes nothing`, async ({ baseURL }) => {
    const reference = references(baseURL)
    for (const rsc of [{}, { rsc: '1' }]) {
      const wanted = await reference('unknown', path, rsc)
      const got = await fetchPage(`${baseURL}${path}`, { ...headers, ...rsc })
      expect([got.status, got.body === wanted.body]).toEqual([wanted.status, true])
      for (const name of ['content-security-policy', 'cache-control'])
        expect([name, got.headers.get(name)]).toEqual([name, wanted.headers.get(name)])
    }
  })
}

test("no other URL reaches another variant's page", async ({ baseURL }) => {
  const addresses = [
    local,
    `${local}.rsc`,
    `/_next${local}`,
    `/_next/data/x${local}.json`,
    '/contact.rsc',
    '/contact.segments/_tree.segment.rsc',
    `${local}.segments/_full.segment.rsc`,
    '/index.rsc',
    `//${local}`,
    `/api/..${local}`,
    `/api/%2e%2e${local}`,
    `/icons/..%2f${local.slice(1)}`,
    `/contact?nxtPvariant=local`,
    '/contact?variant=local&_rsc=1',
    '/%6cocal/contact',
    '/LOCAL/contact',
  ]
  for (const address of addresses) {
    for (const headers of [{}, { rsc: '1' }, { 'x-nextjs-data': '1' }] as Record<string, string>[]) {
      const { status, body } = await fetchPage(`${baseURL}${address}`, headers)
      expect([address, status < 500, officeNumber.test(body)]).toEqual([address, true, false])
    }
  }
  // The page that they would have reached contains the number.
  const { body } = await fetchPage(`${baseURL}/contact`, { cookie: 'visitor-mode=local' })
  expect(officeNumber.test(body)).toBe(true)
})
