import { createHash } from 'node:crypto'
import { openButton, panelOf } from './assistant-panel'
import { routes } from './pages'
import { everyPageRuns, watchedVisitor } from './policy-watch'
import { fillIn, formOf, patient } from './requests'
import { expect, phone, ready, test } from './visitors'
import { encodeVariant, variants } from '@/lib/variant'

/** What browsers hash: the text of a script that is neither a file, present or to come, nor data. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:\s(?:data-)?src=|ld\+json))([^>]*)>(.*?)<\/script>/gs)].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  )

for (const { mode, device } of variants) {
  test(`each page as ${mode}-${device} names its own inline scripts, and has no inline style`, async ({
    request,
  }) => {
    const headers = {
      ...(mode !== 'unknown' && { cookie: `visitor-mode=${mode}` }),
      ...(device === 'mobile' && { 'user-agent': phone.userAgent }),
    }
    for (const path of [...routes, '/nothing-here', '/contact/result', '/search?q=disc']) {
      const answer = await request.get(path, { headers })
      const policy = answer.headers()['content-security-policy'] ?? ''
      const html = await answer.text()
      expect(`${path}: ${policy}`).not.toMatch(/script-src[^;]*unsafe|https?:/)
      expect(policy.length).toBeLessThan(1500)
      const refused = inlineScripts(html).filter(({ attributes, text }) => {
        const hash = createHash('sha256').update(text).digest('base64')
        const [, nonce] = /nonce="([^"]+)"/.exec(attributes) ?? []
        return !policy.includes(`'sha256-${hash}'`) && !(nonce && policy.includes(`'nonce-${nonce}'`))
      })
      expect([path, refused]).toEqual([path, []])
      expect([path, html.match(/<[^>]+\s(?:style|on[a-z]+)="[^"]*|<style[^>]*>/)?.[0]]).toEqual([
        path,
        undefined,
      ])
    }
  })
}

test('every page runs in a browser, and nothing in it is refused', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  // Each page as one of the six variants; `npm run bench:doors` takes each as all six.
  const paths = [...routes, '/nothing-here', '/contact/result', '/search?q=disc']
  for (const [index, variant] of variants.entries()) {
    const some = paths.filter((_, position) => position % variants.length === index)
    expect([encodeVariant(variant), await everyPageRuns(browser, variant, some, baseURL)]).toEqual([
      encodeVariant(variant),
      [],
    ])
  }
})

test('a visit on a desktop: nothing is refused', async ({ browser, baseURL }) => {
  const { context, refused } = await watchedVisitor(browser, { mode: 'local', device: 'desktop' }, baseURL)
  // Else the site would find out that nobody knows where this visitor is.
  await context.setExtraHTTPHeaders({
    'x-vercel-ip-latitude': '36.3302',
    'x-vercel-ip-longitude': '-119.2921',
  })
  const page = await context.newPage()
  await page.goto('/')
  await ready(page)
  await page.getByRole('button', { name: 'Show picture 2' }).first().click()
  await page
    .getByRole('button', { name: /^What this figure means/ })
    .first()
    .click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Colors/ }).hover()
  await expect(page.getByRole('tooltip').first()).toBeVisible()
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: /^Colors/ }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await openButton(page).click()
  await panelOf(page).getByRole('textbox').fill('What is a herniated disc?')
  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByRole('log').getByRole('link').first()).toBeVisible()
  await page.goto('/contact')
  await ready(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(
    page.getByRole('region', { name: /Notifications/ }).getByText('Validation Error'),
  ).toBeVisible()
  await fillIn(page, { ...patient, lastName: 'Policy' })
  await formOf(page).getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(/HS-[0-9A-Z]{4}-[0-9A-Z]{4}/).first()).toBeVisible()
  await page.goto('/search?q=disc')
  await ready(page)
  await page.getByRole('main').getByRole('search').getByLabel('Search this website').fill('sciatica')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=sciatica/)
  expect(refused).toEqual([])
  await context.close()
})

test('a visit on a phone that changes its variant: nothing is refused', async ({ browser, baseURL }) => {
  const { context, refused } = await watchedVisitor(browser, { mode: 'remote', device: 'mobile' }, baseURL)
  const page = await context.newPage()
  await page.goto('/toggle')
  await ready(page)
  await page.getByRole('button', { name: 'Use my location' }).tap()
  await expect(page.getByRole('dialog', { name: 'Personalized Experience' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: /Near Hanford, or already a patient/ }).check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect.poll(async () => (await context.cookies()).map(({ value }) => value)).toContain('local')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).first().tap()
  await expect(page).toHaveURL(/\/contact$/)
  await page.goto('/')
  await ready(page)
  await page
    .getByRole('button', { name: /Next (picture|story)/ })
    .first()
    .tap()
  expect(refused).toEqual([])
  await context.close()
})

test('a script that the page did not come with is refused, and this test would see it', async ({
  browser,
  baseURL,
}) => {
  const { context, refused } = await watchedVisitor(browser, { mode: 'local', device: 'desktop' }, baseURL)
  const page = await context.newPage()
  await page.route('**/about', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('</body>', '<script>window.planted = true</script></body>')
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/about')
  await ready(page)
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  expect(refused.join('\n')).toMatch(/script-src/)
  await context.close()
})
