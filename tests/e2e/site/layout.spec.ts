import type { Page } from '@playwright/test'
import { office } from '@/content/generated/practice/office'
import { expect, phone, ready, test } from '../../support/visitors'

test.use({ place: 'Visalia' })

const onPhone = (page: Page) => page.getByRole('link', { name: /Call Office/ })
const onDesktop = (page: Page) => page.getByRole('heading', { name: `Visit Our ${office.city} Office` })

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

const override = (page: Page, value: object) =>
  page.evaluate((text) => localStorage.setItem('mobile-override', text), JSON.stringify(value))

for (const [width, layout, menu] of [
  [390, 'phone', 'drawer'],
  [768, 'phone', 'drawer'],
  [769, 'desktop', 'drawer'],
  [1024, 'desktop', 'drawer'],
  [1025, 'desktop', 'bar'],
] as const) {
  test.describe(`a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test(`shows the ${layout} layout, and nothing hidden takes keyboard focus`, async ({ page }) => {
      await page.goto('/contact')
      const [shown, hidden] = layout === 'phone' ? [onPhone, onDesktop] : [onDesktop, onPhone]
      await expect(shown(page)).toBeVisible()
      await expect(hidden(page)).toBeHidden()
      await expect(page.getByRole('form')).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({
        visible: menu === 'drawer',
      })
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: menu === 'bar' })
    })
  })
}

for (const path of ['/', '/about', '/services', '/contact', '/spine-anatomy', '/resources/faq'])
  test(`${path} fits windows of all widths, with a single main heading and unique ids`, async ({ page }) => {
    await page.goto(path)
    for (const width of [1025, 1024, 769, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    }
    await expect(page.locator('h1')).toHaveCount(1)
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

test('narrowing the window keeps the input and the focus', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto('/contact')
  await ready(page)
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').click()
  await page.keyboard.type('Gara')
  await page.keyboard.press('ArrowLeft')
  await page.setViewportSize({ width: 700, height: 900 })
  await expect(onPhone(page)).toBeVisible()
  await page.keyboard.type('ci')
  await expect(page.getByLabel('Last name')).toHaveValue('Garcia')
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
})

test('every device gets the same page', async ({ request }) => {
  const [wide, narrow] = await Promise.all(
    [{}, { 'user-agent': phone.userAgent }].map(async (headers) =>
      (await request.get('/contact', { headers })).text(),
    ),
  )
  expect(narrow).toBe(wide)
})

test('the stored override applies before the first paint, without a warning', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => {
    // The scripts stopped below may be reported only after the reload.
    if (message.type() === 'error' && !message.text().includes('net::ERR_FAILED')) said.push(message.text())
  })
  await page.addInitScript(() => localStorage.setItem('mobile-override', JSON.stringify({ enabled: true })))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto('/contact')
  await expect(onPhone(page)).toBeVisible()
  await expect(onDesktop(page)).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await page.unroute('**/_next/static/**/*.js')
  said.length = 0
  await page.reload()
  await ready(page)
  await expect(onPhone(page)).toBeVisible()
  expect(said).toEqual([])
})

test('the override also follows another tab, and persists on the next page', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/contact')
  await ready(page)
  const other = await context.newPage()
  await other.goto('/about')
  await override(other, { enabled: true })
  await expect(onPhone(page)).toBeVisible()
  await page.locator('footer summary', { hasText: 'Resources' }).click()
  await page.locator('footer').getByRole('link', { name: 'Articles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await page.goBack()
  await expect(onPhone(page)).toBeVisible()
  await override(other, { enabled: false })
  await expect(onDesktop(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the override can force the desktop layout, which fits a narrow window', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('mobile-override', JSON.stringify({ enabled: true, device: 'desktop' })),
    )
    await page.goto('/contact')
    await expect(onDesktop(page)).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })

  test('images and drawings of the other layout are not fetched', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto('/')
    await ready(page)
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 500) {
        window.scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect(fetched.filter((path) => /hands-spine-model|open-notebook|spine-small/.test(path))).toEqual([])
    expect(fetched.some((path) => path.includes('orchard-road'))).toBe(true)
  })

  test('Tab follows the visual order of the home page', async ({ page }) => {
    await page.goto('/')
    await ready(page)
    const order = await page
      .locator('#home :is(a, button)')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .map((element) => ({ top: element.getBoundingClientRect().top, text: element.textContent })),
      )
    expect(order.map(({ text }) => text)).toContain('Schedule Consultation')
    expect(order.map(({ top }) => top)).toEqual(order.map(({ top }) => top).sort((a, b) => a - b))
  })
})

test('zeros in the office’s number, address and hours have no slash', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  const slashed = await page.evaluate(
    (texts) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode
        if (!texts.some((text) => textContent!.includes(text)) || !parentElement!.checkVisibility()) continue
        if (!getComputedStyle(parentElement!).fontFamily.startsWith('plain-zero')) found.push(textContent!)
      }
      return found
    },
    [office.phone.display, office.fax, office.address, office.hours[0]!.time],
  )
  expect(slashed).toEqual([])
})
