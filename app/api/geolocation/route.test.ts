import type * as Route from './route'

/** The response of a server started with this GEO_SOURCE. */
async function ask(source: string | undefined, headers: Record<string, string>): Promise<Response> {
  if (source === undefined) delete process.env.GEO_SOURCE
  else process.env.GEO_SOURCE = source
  delete process.env.VERCEL
  let route!: typeof Route
  await jest.isolateModulesAsync(async () => {
    route = await import('./route')
  })
  return route.GET(new Request('https://spine.example.com/api/geolocation', { headers }))
}

const from = (lat: string, lng: string) => ({ 'x-vercel-ip-latitude': lat, 'x-vercel-ip-longitude': lng })

test.each([
  ['Visalia', from('36.3302', '-119.2921'), { success: true, isLocal: true, distance: 20 }],
  ['Chicago', from('41.8781', '-87.6298'), { success: true, isLocal: false, distance: 1748 }],
  ['50.4 miles north', from('37.056803', '-119.6459'), { success: true, isLocal: false, distance: 50 }],
  ['zero, zero', from('0', '0'), { success: true, isLocal: false, distance: expect.any(Number) }],
])('a visitor from %s', async (_place, headers, answer) => {
  const response = await ask('vercel', headers)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(answer)
})

test.each([
  ['vercel', 'no headers', {}],
  ['vercel', 'one header', { 'x-vercel-ip-latitude': '36.3302' }],
  ['vercel', 'headers that are no numbers', from('north', 'west')],
  ['vercel', "another network's headers", { 'cf-iplatitude': '36.3302', 'cf-iplongitude': '-119.2921' }],
  ['none', 'headers that nobody vouches for', from('36.3302', '-119.2921')],
  [undefined, 'headers that nobody vouches for', from('36.3302', '-119.2921')],
])('GEO_SOURCE %s, %s: an error instead of a guess', async (source, _name, headers) => {
  const response = await ask(source, headers)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ success: false })
})

test.each([
  ['with a place', from('36.3302', '-119.2921')],
  ['without one', {}],
])('the response %s is not cached', async (_name, headers) => {
  const { headers: sent } = await ask('vercel', headers)
  expect((sent.get('cache-control') ?? '').split(', ')).toContain('no-store')
  expect(sent.get('content-type')).toMatch(/^application\/json/)
})

test('no coordinates and no address leave the server', async () => {
  const headers = { ...from('36.3302', '-119.2921'), 'x-forwarded-for': '203.0.113.7' }
  const text = await (await ask('vercel', headers)).text()
  expect(text).not.toMatch(/36\.33|119\.29|203\.0/)
})

describe('GEO_SOURCE dbip', () => {
  process.env.TRUSTED_PROXY_HOPS = '1'
  const by = (address: string) => ({ 'x-forwarded-for': address })

  test.each([
    ['Hanford', by('99.20.216.1'), { success: true, isLocal: true, distance: 0 }],
    ['Canada, by IPv6', by('2606:4700:4700::1111'), { success: true, isLocal: false, distance: 2452 }],
    ['a private network', by('10.0.0.1'), { success: false }],
    ['nowhere, with the headers of an edge network', from('36.3302', '-119.2921'), { success: false }],
  ])('a visitor from %s', async (_place, headers, answer) =>
    expect(await (await ask('dbip', headers)).json()).toEqual(answer),
  )
})
