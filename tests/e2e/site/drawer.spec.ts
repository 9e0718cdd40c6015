import { education, mainLinks, menus, resources } from '../../support/menus'
import { office } from '@/content/generated/practice/office'
import { expect, officeNumber, phone, ready, test } from '../../support/visitors'

test.use({ place: 'Visalia' })

test.describe('on a phone', () => {
  test.use(phone)

  test('the drawer slides in from the right, works by keyboard, traps focus and returns it', async ({
    page,
  }) => {
    await page.goto('/about')
    await ready(page)
    const open = page.getByRole('button', { name: 'Open menu' })
    await open.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(90)
    expect((await drawer.boundingBox())?.width).toBeCloseTo(300)
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(() => document.activeElement?.closest('dialog') !== null)
      const onPage = await page.evaluate(() => document.activeElement !== document.body)
      expect(inside || !onPage).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(open).toBeFocused()
  })

  test('opened by touch and closed by its button, the drawer returns focus', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })

  test('the drawer has the bar’s links, its dropdowns as headings, and closes on navigation', async ({
    page,
  }) => {
    await page.goto('/')
    await ready(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    const links = drawer.getByRole('navigation').locator('a')
    await expect(links).toContainText([...mainLinks, ...resources])
    await expect(links).toContainText(education)
    await expect(drawer.getByRole('heading')).toHaveText(menus)
    await expect(drawer.getByRole('link', { name: 'Video Library' })).toBeHidden()
    await drawer.getByText('Spine Education').click()
    await drawer.getByRole('link', { name: 'Video Library' }).click()
    await expect(page).toHaveURL('/video-library')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('near the office, the menu begins with the number to call', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const first = page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first()
    await expect(first).toHaveText(`Call ${office.phone.display}`)
    await expect(first).toHaveAttribute('href', office.phone.href)
    expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  })

  test('its first screen has the number, booking, both groups and the colors', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/about')
    await ready(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(60)
    for (const part of [
      drawer.getByRole('link', { name: `Call ${office.phone.display}` }),
      drawer.getByRole('link', { name: 'Book Appointment' }),
      ...menus.map((name) => drawer.getByRole('heading', { name })),
      drawer.getByRole('button', { name: /^Colors: same as your device\./ }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
  })

  test('the colors can be changed in it', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/about')
    await ready(page)
    await expect(page.getByRole('banner').getByRole('button', { name: /^Colors/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('button', { name: 'Colors: same as your device. Switch to dark mode' }).click()
    await expect(drawer.getByRole('button', { name: /^Colors: dark mode\./ })).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 26, 23)')
  })

  test('the header has the search', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap()
    const field = page.locator('#header-search')
    await expect(field).toBeFocused()
    await field.fill('sciatica')
    await field.press('Enter')
    await expect(page).toHaveURL('/search?q=sciatica')
  })

  test.describe('far from the office', () => {
    test.use({ place: 'Chicago' })
    test('the menu has no number', async ({ page }) => {
      await page.goto('/about')
      await ready(page)
      await page.getByRole('button', { name: 'Open menu' }).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await expect(drawer.getByRole('link', { name: 'Home' })).toBeVisible()
      await expect(drawer).not.toContainText(officeNumber)
    })
  })

  test('on a larger screen the drawer is 400 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1000 })
    await page.goto('/about')
    await ready(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    expect((await page.getByRole('dialog', { name: 'Menu' }).boundingBox())?.width).toBeCloseTo(400)
  })
})
