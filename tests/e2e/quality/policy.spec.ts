import { createHash } from 'node:crypto'
import { office } from '@/content/generated/practice/office'
import { openButton, panelOf } from '../../support/assistant-panel'
import { routes } from '../../support/pages'
import { watchedVisitor } from '../../support/policy-watch'
import { fillIn, formOf, patient } from '../../support/servers/requests'
import { expect, phone, ready, test } from '../../support/visitors'
import { modes } from '@/lib/variant/variant'

/** What browsers hash: the text of inline scripts, excluding preloads and data blocks. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:\s(?:data-)?src=|ld\+json))([^>]*)>(.*?)<\/script>/gs)].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  )

for (const mode of modes) {
  test(`each page as ${mode} allows its own inline scripts, and has no inline style`, async ({ request }) => {
    const headers = { ...(mode !== 'unknown' && { cookie: `visitor-mode=${mode}` }) }
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

// policy.full.ts opens every page.
test('a visit on a desktop: no violations', async ({ browser, baseURL }) => {
  const { context, refused } = await watchedVisitor(browser, 'local', baseURL)
  // Otherwise the lookup would return an unknown location.
  await context.setExtraHTTPHeaders({
    'x-vercel-ip-latitude': '36.3302',
    'x-vercel-ip-longitude': '-119.2921',
  })
  const page = await context.newPage()
  await page.goto('/')
  await ready(page)
  await page.getByRole('button', { name: 'Show picture 2' }).first().click()
  // A proven figure has no note.
  const [note] = await page.getByRole('button', { name: /^What this figure means/ }).all()
  await note?.click()
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

test('a visit on a phone that changes its mode: no violations', async ({ browser, baseURL }) => {
  const { context, refused } = await watchedVisitor(browser, 'remote', baseURL, phone)
  const page = await context.newPage()
  await page.goto('/toggle')
  await ready(page)
  await page.getByRole('button', { name: 'Use my location' }).tap()
  await expect(page.getByRole('dialog', { name: 'Personalized Experience' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: `Near ${office.city}, or already a patient` }).check()
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

test('detects a blocked injected script', async ({ browser, baseURL }) => {
  const { context, refused } = await watchedVisitor(browser, 'local', baseURL)
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
