import { routes } from './pages'
import { expect, test } from './visitors'

test.use({ place: 'Visalia' })

test('no page calls anyone but this site', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const strangers: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== new URL(baseURL ?? '').origin && url.protocol !== 'data:')
      strangers.push(request.url())
  })
  for (const path of routes) await page.goto(path)
  expect(strangers).toEqual([])
})

test('pages, their RSC answers and the calls are for one visitor only', async ({
  request,
  page,
  baseURL,
}) => {
  for (const path of ['/', '/about', '/contact', '/nothing-here', '/api/geolocation']) {
    const response = await request.get(path)
    expect(`${path} ${response.headers()['cache-control']}`).toMatch(/private|no-store/)
    expect(response.headers()['cache-control']).not.toMatch(/public|s-maxage/)
  }
  const answers: string[] = []
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (type.includes('x-component')) answers.push(response.headers()['cache-control'] ?? 'none')
  })
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(`${baseURL}/about`)
  expect(answers.length).toBeGreaterThan(0)
  for (const answer of answers) expect(answer).toMatch(/private|no-store/)
})

test('a page that did not change is not sent again', async ({ request }) => {
  const first = await request.get('/about')
  const again = await request.get('/about', { headers: { 'if-none-match': first.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
})

test('every page says who may not frame it and never hides its origin from our own forms', async ({
  request,
}) => {
  const headers = (await request.get('/contact')).headers()
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['permissions-policy']).toContain('geolocation=(self)')
  expect(headers['x-powered-by']).toBeUndefined()
})

test('canonical addresses never name a variant', async ({ page }) => {
  await page.goto('/services/disc-replacement')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /^https?:\/\/[^/]+\/services\/disc-replacement$/,
  )
})
