import type { Page } from '@playwright/test'
import { expect, phone, ready, test } from './visitors'

test.use({ place: 'Visalia' })

const onPhone = (page: Page) => page.getByRole('link', { name: /Call Office/ })
const onDesktop = (page: Page) => page.getByRole('heading', { name: 'Visit Our Hanford Office' })

test('a phone gets the phone layout in the first byte', async ({ request }) => {
  const response = await request.get('/contact', { headers: { 'user-agent': phone.userAgent } })
  expect(await response.text()).toContain('Call Office')
})

test('a narrow window gets the phone layout at 768 px and the other at 769', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 })
  await page.goto('/contact')
  await ready(page)
  await expect(onDesktop(page)).toBeVisible()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(onPhone(page)).toBeVisible()
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'visitor-device')?.value).toBe('mobile')
  await page.setViewportSize({ width: 769, height: 900 })
  await expect(onDesktop(page)).toBeVisible()
  expect((await page.context().cookies()).some(({ name }) => name === 'visitor-device')).toBe(false)
})

test('the stored override forces a layout, also when another tab sets it', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/contact')
  await ready(page)
  const other = await context.newPage()
  await other.goto('/about')
  await other.evaluate(() => localStorage.setItem('mobile-override', JSON.stringify({ enabled: true })))
  await expect(onPhone(page)).toBeVisible()
  await other.evaluate(() => localStorage.setItem('mobile-override', JSON.stringify({ enabled: false })))
  await expect(onDesktop(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the override can ask for the desktop layout, which fits a narrow window', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('mobile-override', JSON.stringify({ enabled: true, device: 'desktop' })),
    )
    await page.goto('/contact')
    await expect(onDesktop(page)).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test.describe('whose place no one knows, either', () => {
  test.use({ place: 'nowhere' })

  test('a narrow window gets both corrections without a page load', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.goto('/contact')
    await expect(page.getByRole('heading', { name: 'Services Available to You' })).toBeVisible()
    await page.waitForTimeout(1000)
    expect(loads).toBe(1)
  })
})
