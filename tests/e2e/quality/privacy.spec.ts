import { expect, ready, test } from '../../support/visitors'

test.use({ place: 'Visalia' })

test('pages, their RSC responses and API responses are private to one visitor', async ({
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
  await ready(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(`${baseURL}/about`)
  expect(answers.length).toBeGreaterThan(0)
  for (const answer of answers) expect(answer).toMatch(/private|no-store/)
})

test('an unchanged page is not sent again', async ({ request }) => {
  const first = await request.get('/about')
  const again = await request.get('/about', { headers: { 'if-none-match': first.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
})

test('every page forbids framing and sends its origin to our own forms', async ({ request }) => {
  const headers = (await request.get('/contact')).headers()
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['permissions-policy']).toContain('geolocation=(self)')
  expect(headers['x-powered-by']).toBeUndefined()
})

test('canonical URLs never name a variant', async ({ page }) => {
  await page.goto('/services/disc-replacement')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /^https?:\/\/[^/]+\/services\/disc-replacement$/,
  )
})
