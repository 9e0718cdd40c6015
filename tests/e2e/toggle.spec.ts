import { expect, modeCookie, ready, stored, test } from './visitors'

test.use({ place: 'Chicago' })

test('a patient far from home finds the office through the footer', async ({ page }) => {
  await page.goto('/about')
  await ready(page)
  await page.getByRole('link', { name: 'Near Hanford, or already a patient? Show office details' }).click()
  await page.getByRole('radio', { name: /Near Hanford, or already a patient/ }).check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect(page.getByText('Saved: near Hanford, or already a patient.')).toBeVisible()
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
  await page.getByText('For testing').click()
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
    expect(await modeCookie(page)).toBe('remote')
    await page.getByRole('radio', { name: /Automatic/ }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    // The edge network's headers settle it again.
    expect(await modeCookie(page)).toBe('remote')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('pressed before the script ran, the choice still holds against the look-up', async ({ page }) => {
  await page.context().addCookies([{ name: 'visitor-mode', value: 'local', url: 'http://localhost' }])
  await page.goto('/toggle#local')
  await expect.poll(() => stored(page, 'isLocalUser')).toMatchObject({ isLocal: true, distance: 25 })
  await expect(page).toHaveURL('/toggle')
})
