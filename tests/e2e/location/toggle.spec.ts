import type { Page } from '@playwright/test'
import { office } from '@/content/generated/practice/office'
import { settled } from '../../support/idle'
import { expect, modeCookie, ready, stored, test } from '../../support/visitors'

test.use({ place: 'Chicago' })

test('testing tools are for developers only', async ({ page }) => {
  await page.goto('/toggle')
  await ready(page)
  await expect(page.getByRole('button', { name: 'Erase what this site stored' })).toBeVisible()
  await expect(page.getByText('For testing')).toHaveCount(0)
})

test('automatic clears the override and the stored result, and the real location counts', async ({
  page,
}) => {
  await page.goto('/toggle?developer')
  await ready(page)
  await page.getByText('For testing').click()
  await page.getByLabel('City').selectOption('Visalia')
  await page.getByRole('button', { name: 'Simulate this city' }).click()
  await expect(page.getByText('Right now you see the pages for people near the office.')).toBeVisible()
  expect(await stored(page, 'testLocation')).toMatchObject({ lat: 36.3302, lng: -119.2921, name: 'Visalia' })
  await page.getByRole('radio', { name: /Automatic/ }).check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect.poll(() => stored(page, 'isLocalUser')).toMatchObject({ isLocal: false })
  expect(await stored(page, 'testLocation')).toBeNull()
  expect(await modeCookie(page)).toBe('remote')
})

test('lists the nine test cities with their expected miles, and both simulated distances', async ({
  page,
}) => {
  await page.goto('/toggle?developer')
  await ready(page)
  await page.getByText('For testing').click()
  await expect(page.getByLabel('City').getByRole('option')).toHaveText([
    'Hanford (expected 0 miles)',
    'Visalia (expected 22 miles)',
    'Fresno (expected 33 miles)',
    'Tulare (expected 19 miles)',
    'Bakersfield (expected 78 miles)',
    'Los Angeles (expected 186 miles)',
    'San Francisco (expected 183 miles)',
    'New York (expected 2445 miles)',
    'Chicago (expected 1665 miles)',
  ])
  await page.getByRole('button', { name: 'Simulate local (25 miles)' }).click()
  await expect.poll(() => stored(page, 'isLocalUser')).toMatchObject({ isLocal: true, distance: 25 })
  await page.getByText('For testing').click()
  await page.getByRole('button', { name: 'Simulate remote (2500 miles)' }).click()
  await expect.poll(() => stored(page, 'isLocalUser')).toMatchObject({ isLocal: false, distance: 2500 })
})

test('the layout switch takes effect immediately, and everything can be cleared', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/toggle?developer')
  await ready(page)
  await page.getByText('For testing').click()
  await page.getByRole('button', { name: 'Phone layout' }).click()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.getByRole('button', { name: 'Erase what this site stored' }).click()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  // The reloaded page's lookup stores its result again; everything else is gone.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['isLocalUser'])
})

test('is excluded from search engines', async ({ page }) => {
  await page.goto('/toggle')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('local, remote and automatic work by a form post and redirect', async ({ page }) => {
    await page.goto('/toggle')
    await page.getByRole('radio', { name: `Near ${office.city}` }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText(`Saved: near ${office.city}, or already a patient.`)).toBeVisible()
    await expect(page.getByText('Right now you see the pages for people near the office.')).toBeVisible()
    await page.goto('/contact')
    await expect(page.getByRole('heading', { name: `Visit Our ${office.city} Office` })).toBeVisible()
    await page.goto('/toggle')
    await page.getByRole('radio', { name: /Farther away/ }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText('Saved: farther away.')).toBeVisible()
    expect(await modeCookie(page)).toBe('remote')
  })

  test('automatic undoes the choice: the real location counts again', async ({ page }) => {
    await page.goto('/toggle')
    await page.getByRole('radio', { name: `Near ${office.city}` }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText('Right now you see the pages for people near the office.')).toBeVisible()
    expect(await modeCookie(page)).toBe('local')
    await page.getByRole('radio', { name: /Automatic/ }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText('Saved: this site decides on its own again.')).toBeVisible()
    // The edge network's headers decide again.
    await expect(page.getByText('Right now you see the pages for people far from the office.')).toBeVisible()
    expect(await modeCookie(page)).toBe('remote')
  })
})

test('a choice made before the script runs overrides the lookup', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'visitor-mode', value: 'local', url: baseURL ?? '' }])
  await page.goto('/toggle#local')
  await expect.poll(() => stored(page, 'isLocalUser')).toMatchObject({ isLocal: true, distance: 25 })
  await expect(page).toHaveURL('/toggle')
  await expect(page.getByText(`Saved: near ${office.city}, or already a patient.`)).toBeFocused()
})

for (const place of ['Chicago', 'nowhere'] as const) {
  test.describe(`a link, followed from ${place}`, () => {
    test.use({ place })

    test('does not change the mode or claim that it did', async ({ page }) => {
      await page.route('**/api/geolocation', (route) =>
        route.fulfill({ json: { success: true, isLocal: false, distance: 1748 } }),
      )
      await page.goto('/toggle#local')
      await expect.poll(() => stored(page, 'isLocalUser')).toMatchObject({ isLocal: false, distance: 1748 })
      await expect(
        page.getByText('Right now you see the pages for people far from the office.'),
      ).toBeVisible()
      expect(await modeCookie(page)).toBe('remote')
      await expect(page.getByText(/^Saved|^We couldn’t save/)).toBeHidden()
      await expect(page).toHaveURL('/toggle')
    })
  })
}

test('a link to automatic does not claim that a choice still in effect was undone', async ({ page }) => {
  await page.goto('/toggle')
  await ready(page)
  await page.getByRole('radio', { name: `Near ${office.city}` }).check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect(page.getByText(`Saved: near ${office.city}, or already a patient.`)).toBeVisible()
  await page.goto('/about')
  await page.goto('/toggle#automatic')
  await expect(page).toHaveURL('/toggle')
  await expect(page.getByText(/^Saved/)).toBeHidden()
  expect(await stored(page, 'isLocalUser')).toMatchObject({ isLocal: true, distance: 25 })
})

test.describe('from an unknown location', () => {
  test.use({ place: 'nowhere' })

  test('a choice is kept when the page changes variant', async ({ page }) => {
    // The first lookup's response is held until the visitor has chosen.
    let answer = () => {}
    const isChosen = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/geolocation', async (route) => {
      await isChosen
      await route.continue()
    })
    await page.goto('/toggle')
    await ready(page)
    await page.getByRole('radio', { name: /Automatic/ }).focus()
    await page.getByRole('radio', { name: `Near ${office.city}` }).check()
    answer()
    await expect(page.getByText('Right now you see the pages for people far from the office.')).toBeVisible()
    await expect(page.getByRole('radio', { name: `Near ${office.city}` })).toBeChecked()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText(`Saved: near ${office.city}, or already a patient.`)).toBeFocused()
  })

  test('automatic is reported as saved, even after the lookup changes the page', async ({ page }) => {
    await page.goto('/toggle')
    await ready(page)
    await page.getByRole('radio', { name: /Automatic/ }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText('Right now you see the pages for people far from the office.')).toBeVisible()
    await expect(page.getByText('Saved: this site decides on its own again.')).toBeFocused()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Patient Resources' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Patient Resources' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Save my choice' })).toBeVisible()
    await expect(page.getByText(/^Saved/)).toHaveCount(0)
  })
})

test.describe('a browser that blocks storage', () => {
  const choose = async (page: Page) => {
    await page.goto('/toggle')
    await ready(page)
    await page.getByRole('radio', { name: `Near ${office.city}` }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
  }
  const forbidStorage = (page: Page) =>
    page.addInitScript(() => {
      const get = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get })
      Object.defineProperty(window, 'sessionStorage', { get })
    })

  for (const [what, alsoStorage] of [
    ['cookies', false],
    ['cookies and storage', true],
  ] as const) {
    test(`${what}: the visitor is told that the choice was not saved, and what to do`, async ({ page }) => {
      const browser = await page.context().newCDPSession(page)
      await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true })
      if (alsoStorage) await forbidStorage(page)
      await choose(page)
      await expect(
        page.getByText(/^We couldn’t save your choice.* Allow cookies for this site/),
      ).toBeFocused()
      await expect(page.getByText(/^Saved/)).toBeHidden()
    })
  }

  test('storage only: the cookie makes the choice override the lookup', async ({ page }) => {
    let calls = 0
    await page.route('**/api/geolocation', (route) => ((calls += 1), route.continue()))
    await forbidStorage(page)
    await choose(page)
    await expect(page.getByText(`Saved: near ${office.city}, or already a patient.`)).toBeFocused()
    await page.goto('/contact')
    await ready(page)
    await page.reload()
    await ready(page)
    await settled(page)
    await expect(page.getByRole('heading', { name: `Visit Our ${office.city} Office` })).toBeVisible()
    expect(await modeCookie(page)).toBe('local')
    expect(calls).toBe(0)
  })

  test('storage only: a granted position is kept too', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 36.3302, longitude: -119.2921 })
    await forbidStorage(page)
    await page.goto('/contact')
    await ready(page)
    await page.getByRole('button', { name: 'Find Local Office' }).click()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Allow Location Access' }).click()
    // The page reloads by itself.
    await reloaded
    await expect(page.getByRole('heading', { name: `Visit Our ${office.city} Office` })).toBeVisible()
    await page.reload()
    await ready(page)
    await settled(page)
    await expect(page.getByRole('heading', { name: `Visit Our ${office.city} Office` })).toBeVisible()
  })
})
