import type { Page } from '@playwright/test'
import { office } from '@/content/generated/practice/office'
import { expect, modeCookie, stored, test } from '../../support/visitors'

const day = 24 * 60 * 60 * 1000

test.describe('stored location results', () => {
  test.use({ place: 'Chicago' })

  async function startWith(page: Page, key: string, value: unknown) {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    await page.addInitScript(
      ([name, content]) => {
        if (sessionStorage.getItem('seeded')) return
        sessionStorage.setItem('seeded', 'yes')
        localStorage.setItem(name, content)
      },
      [key, text] as const,
    )
  }

  test('a test override takes precedence over everything', async ({ page }) => {
    await startWith(page, 'testLocation', { lat: 36.3302, lng: -119.2921, name: 'Visalia' })
    await page.goto('/contact')
    await expect(page.getByRole('heading', { name: `Visit Our ${office.city} Office` })).toBeVisible()
    expect(await stored(page, 'isLocalUser')).toBeNull()
    expect(await modeCookie(page)).toBe('local')
  })

  test('a result younger than seven days is used without a lookup', async ({ page }) => {
    let calls = 0
    await page.route('**/api/geolocation', (route) => ((calls += 1), route.continue()))
    await startWith(page, 'isLocalUser', {
      isLocal: true,
      timestamp: Date.now() - 7 * day + 60_000,
      distance: 12,
    })
    await page.goto('/contact')
    await expect(page.getByRole('heading', { name: `Visit Our ${office.city} Office` })).toBeVisible()
    expect(calls).toBe(0)
  })

  for (const [what, value] of [
    ['an older result', { isLocal: true, timestamp: Date.now() - 7 * day - 60_000, distance: 12 }],
    ['a result that cannot be read', '{broken'],
  ] as const) {
    test(`${what} is deleted and the lookup decides`, async ({ page }) => {
      await startWith(page, 'isLocalUser', value)
      await page.goto('/contact')
      await expect.poll(() => stored(page, 'isLocalUser')).toMatchObject({ isLocal: false })
      await expect(page.getByText('Professional Consultation')).toBeVisible()
    })
  }
})
