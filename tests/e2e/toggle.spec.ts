import type { Page } from '@playwright/test'
import { expect, modeCookie, ready, stored, test } from './visitors'

test.use({ place: 'Chicago' })

test('a patient far from home finds the office through the footer', async ({ page }) => {
  await page.goto('/about')
  await ready(page)
  await page.getByRole('link', { name: 'Near Hanford, or already a patient? Show office details' }).click()
  await page.getByRole('radio', { name: /Near Hanford, or already a patient/ }).check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  // With the focus on it, it is read out.
  await expect(page.getByText('Saved: near Hanford, or already a patient.')).toBeFocused()
  expect(await stored(page, 'isLocalUser')).toMatchObject({ isLocal: true, distance: 25 })
  expect(await modeCookie(page)).toBe('local')
  await page.getByRole('link', { name: 'Go to the office details' }).click()
  await expect(page.getByRole('heading', { name: 'Visit Our Hanford Office' })).toBeVisible()
})

test('automatic forgets override, record and cookie, and the real place counts', async ({ page }) => {
  await page.goto('/toggle')
  await ready(page)
  await page.getByText('For testing').click()
  await page.getByLabel('City').selectOption('Visalia')
  await page.getByRole('button', { name: 'Simulate this city' }).click()
  await expect(page.getByText('Now: you see the pages for people near the office.')).toBeVisible()
  expect(await stored(page, 'testLocation')).toMatchObject({ lat: 36.3302, lng: -119.2921, name: 'Visalia' })
  await page.getByRole('radio', { name: /Automatic/ }).check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect.poll(() => stored(page, 'isLocalUser')).toMatchObject({ isLocal: false })
  expect(await stored(page, 'testLocation')).toBeNull()
  expect(await modeCookie(page)).toBe('remote')
})

test('offers the nine test cities with their expected miles, and both simulated distances', async ({
  page,
}) => {
  await page.goto('/toggle')
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

test('the layout switch works at once, and everything can be forgotten', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/toggle')
  await ready(page)
  await page.getByText('For testing').click()
  await page.getByRole('button', { name: 'Phone layout' }).click()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.getByRole('button', { name: 'Forget what is stored' }).click()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  // The look-up of the page that comes back stores its answer anew; all else is gone.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['isLocalUser'])
})

test('is not for search engines', async ({ page }) => {
  await page.goto('/toggle')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('local, remote and automatic work by a form post that comes back', async ({ page }) => {
    await page.goto('/toggle')
    await page.getByRole('radio', { name: /Near Hanford/ }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText('Saved: near Hanford, or already a patient.')).toBeVisible()
    await expect(page.getByText('Now: you see the pages for people near the office.')).toBeVisible()
    await page.goto('/contact')
    await expect(page.getByRole('heading', { name: 'Visit Our Hanford Office' })).toBeVisible()
    await page.goto('/toggle')
    await page.getByRole('radio', { name: /Farther away/ }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText('Saved: farther away.')).toBeVisible()
    expect(await modeCookie(page)).toBe('remote')
  })

  test('automatic takes the choice back: the real place counts again', async ({ page }) => {
    await page.goto('/toggle')
    await page.getByRole('radio', { name: /Near Hanford/ }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText('Now: you see the pages for people near the office.')).toBeVisible()
    expect(await modeCookie(page)).toBe('local')
    await page.getByRole('radio', { name: /Automatic/ }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText('Saved: this site decides again by itself.')).toBeVisible()
    // The edge network's headers settle it again.
    await expect(page.getByText('Now: you see the pages for people far from the office.')).toBeVisible()
    expect(await modeCookie(page)).toBe('remote')
  })
})

test('pressed before the script ran, the choice still holds against the look-up', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'visitor-mode', value: 'local', url: baseURL ?? '' }])
  await page.goto('/toggle#local')
  await expect.poll(() => stored(page, 'isLocalUser')).toMatchObject({ isLocal: true, distance: 25 })
  await expect(page).toHaveURL('/toggle')
  await expect(page.getByText('Saved: near Hanford, or already a patient.')).toBeFocused()
})

for (const place of ['Chicago', 'nowhere'] as const) {
  test.describe(`a link, followed from ${place}`, () => {
    test.use({ place })

    test('changes no mode and says nothing of the kind', async ({ page }) => {
      await page.route('**/api/geolocation', (route) =>
        route.fulfill({ json: { success: true, isLocal: false, distance: 1748 } }),
      )
      await page.goto('/toggle#local')
      await expect.poll(() => stored(page, 'isLocalUser')).toMatchObject({ isLocal: false, distance: 1748 })
      await expect(page.getByText('Now: you see the pages for people far from the office.')).toBeVisible()
      expect(await modeCookie(page)).toBe('remote')
      await expect(page.getByText(/^Saved|^Not saved/)).toBeHidden()
      await expect(page).toHaveURL('/toggle')
    })
  })
}

test('a link to automatic does not say that a choice was taken back which still holds', async ({ page }) => {
  await page.goto('/toggle')
  await ready(page)
  await page.getByRole('radio', { name: /Near Hanford/ }).check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect(page.getByText('Saved: near Hanford, or already a patient.')).toBeVisible()
  await page.goto('/about')
  await page.goto('/toggle#automatic')
  await expect(page).toHaveURL('/toggle')
  await expect(page.getByText(/^Saved/)).toBeHidden()
  expect(await stored(page, 'isLocalUser')).toMatchObject({ isLocal: true, distance: 25 })
})

test.describe('from a place that no one knows', () => {
  test.use({ place: 'nowhere' })

  test('a choice stays made when the page changes under it', async ({ page }) => {
    // The answer of the first look-up waits until the visitor has chosen.
    let answer = () => {}
    const isChosen = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/geolocation', async (route) => {
      await isChosen
      await route.continue()
    })
    await page.goto('/toggle')
    await ready(page)
    await page.getByRole('radio', { name: /Automatic/ }).focus()
    await page.getByRole('radio', { name: /Near Hanford/ }).check()
    answer()
    await expect(page.getByText('Now: you see the pages for people far from the office.')).toBeVisible()
    await expect(page.getByRole('radio', { name: /Near Hanford/ })).toBeChecked()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText('Saved: near Hanford, or already a patient.')).toBeFocused()
  })

  test('automatic is said to be saved, also once the look-up has changed the page', async ({ page }) => {
    await page.goto('/toggle')
    await ready(page)
    await page.getByRole('radio', { name: /Automatic/ }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText('Now: you see the pages for people far from the office.')).toBeVisible()
    await expect(page.getByText('Saved: this site decides again by itself.')).toBeFocused()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Patient Resources' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Patient Resources' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Save my choice' })).toBeVisible()
    await expect(page.getByText(/^Saved/)).toHaveCount(0)
  })
})

test.describe('a browser that refuses', () => {
  const choose = async (page: Page) => {
    await page.goto('/toggle')
    await ready(page)
    await page.getByRole('radio', { name: /Near Hanford/ }).check()
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
      await expect(page.getByText(/^Not saved: .* Allow cookies for this site/)).toBeFocused()
      await expect(page.getByText(/^Saved/)).toBeHidden()
    })
  }

  test('storage alone: the choice holds against the look-up, by the cookie', async ({ page }) => {
    let calls = 0
    await page.route('**/api/geolocation', (route) => ((calls += 1), route.continue()))
    await forbidStorage(page)
    await choose(page)
    await expect(page.getByText('Saved: near Hanford, or already a patient.')).toBeFocused()
    await page.goto('/contact')
    await ready(page)
    await page.reload()
    await ready(page)
    await page.waitForTimeout(500)
    await expect(page.getByRole('heading', { name: 'Visit Our Hanford Office' })).toBeVisible()
    expect(await modeCookie(page)).toBe('local')
    expect(calls).toBe(0)
  })

  test('storage alone: a granted position holds, too', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 36.3302, longitude: -119.2921 })
    await forbidStorage(page)
    await page.goto('/contact')
    await ready(page)
    await page.getByRole('button', { name: 'Find Local Office' }).click()
    await page.getByRole('button', { name: 'Allow Location Access' }).click()
    await expect(page.getByRole('heading', { name: 'Visit Our Hanford Office' })).toBeVisible()
    await page.reload()
    await ready(page)
    await page.waitForTimeout(500)
    await expect(page.getByRole('heading', { name: 'Visit Our Hanford Office' })).toBeVisible()
  })
})
