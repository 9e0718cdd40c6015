import type { Page } from '@playwright/test'
import { expect, phone, ready, test } from './visitors'

test.use({ place: 'Visalia' })

/** How the browser came by the page that is shown. */
const delivery = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType as string),
  )

const mainLinks = ['Home', 'About', 'Services', 'Reviews', 'Contact']
const resources = [
  'View All',
  'Spine Condition Guides',
  'Pre-Operative Education',
  'Post-Operative Care',
  'Recovery Guide',
  'Appointment Preparation',
  'Patient Forms',
  'FAQ',
]
const education = ['View All', 'Interactive Spine Anatomy', 'Video Library', 'Articles']

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('the bar has the links of the spec, in order', async ({ page }) => {
    await page.goto('/about')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('link')).toHaveText(mainLinks)
    await expect(bar.getByRole('button')).toHaveText(['Patient Resources', 'Spine Education'])
    await expect(bar.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
  })

  test('a dropdown opens under the mouse and stays when it is clicked', async ({ page }) => {
    await page.goto('/')
    await ready(page)
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('button', { name: 'Patient Resources' }).hover()
    await expect(
      bar.getByRole('listitem').filter({ hasText: 'Patient Resources' }).getByRole('link'),
    ).toHaveText(resources)
    await bar.getByRole('button', { name: 'Patient Resources' }).click()
    await expect(bar.getByRole('link', { name: 'View All Patient Resources' })).toBeVisible()
    await page.mouse.move(10, 700)
    await expect(bar.getByRole('link', { name: 'View All Patient Resources' })).toBeHidden()
  })

  test('a dropdown opens, is walked and closes by keyboard', async ({ page }) => {
    await page.goto('/')
    await ready(page)
    const button = page.getByRole('button', { name: 'Spine Education' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('listitem').filter({ has: button }).getByRole('link')).toHaveText(education)
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'View All Spine Education' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Interactive Spine Anatomy' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/spine-anatomy')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('the bar stays in view on the home page only', async ({ page }) => {
    for (const [path, stays] of [
      ['/', true],
      ['/services', false],
    ] as const) {
      await page.goto(path)
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
      if (stays) await expect(page.getByRole('banner')).toBeInViewport()
      else await expect(page.getByRole('banner')).not.toBeInViewport()
    }
  })

  test('anchors stop 84 px below the top, also from another page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/about')
    await ready(page)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Resources', exact: true }).click()
    await expect(page).toHaveURL('/#resources')
    const top = () =>
      page.locator('#resources').evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect.poll(top).toBe(84)
    await footer.getByRole('link', { name: 'About', exact: true }).click()
    await expect
      .poll(() =>
        page.locator('#about').evaluate((element) => Math.round(element.getBoundingClientRect().top)),
      )
      .toBe(84)
  })

  test('procedure links lead to their place on the services page', async ({ page }) => {
    for (const id of ['herniated-disc', 'spinal-fusion', 'robotic-surgery', 'scoliosis']) {
      await page.goto(`/services#${id}`)
      await expect(page.locator(`#${id}`)).toBeInViewport()
    }
  })

  test('a new page starts at its top with its heading in focus; Back finds the old place', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await ready(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(500)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page).toHaveTitle(/questions|FAQ/i)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  })

  test('the scroll to the top is smooth unless less motion is preferred', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(await behaviour()).toBe('smooth')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await behaviour()).toBe('auto')
  })

  test('a slow page shows a spinner meanwhile', async ({ page }) => {
    await page.route(/\/credentials\?_rsc|\/credentials$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.continue()
    })
    await page.goto('/about')
    await ready(page)
    await page.getByRole('link', { name: 'See the credentials and check them' }).first().click()
    await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible()
    await expect(page).toHaveURL('/credentials')
    await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toHaveCount(0)
  })

  test('Back from a slow page leaves no spinner behind', async ({ page }) => {
    await page.route(/\/credentials\?_rsc/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await page.goto('/about')
    await ready(page)
    await page.getByRole('link', { name: 'See the credentials and check them' }).first().click()
    await expect(page).toHaveURL('/credentials')
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await page.waitForTimeout(500)
    await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toHaveCount(0)
  })

  test('what opened under the mouse closes on Escape', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    await page.getByRole('button', { name: 'Patient Resources' }).hover()
    await expect(page.getByRole('link', { name: 'View All Patient Resources' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'View All Patient Resources' })).toBeHidden()
  })

  test('a page that loads in full is there already when one has headed for its link', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    const link = page.getByRole('banner').getByRole('link', { name: 'Book Appointment' })
    await link.hover()
    // The browser lets a moment pass, and tells nobody when it has fetched the page.
    await page.waitForTimeout(2000)
    await link.click()
    await expect(page).toHaveURL('/contact')
    expect(await delivery(page)).toEqual(['navigational-prefetch'])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the header button and the two wide buttons load their page in full', async ({ page }) => {
    for (const [path, name, target] of [
      ['/about', 'Book Appointment', '/contact'],
      ['/', 'View All Services', '/services'],
      ['/', 'View All Resources', '/resources'],
    ] as const) {
      await page.goto(path)
      await ready(page)
      await page.evaluate(() => ((window as { mark?: boolean }).mark = true))
      await page.getByRole('link', { name }).first().click()
      await expect(page).toHaveURL(target)
      expect(await page.evaluate(() => (window as { mark?: boolean }).mark)).toBeUndefined()
    }
  })

  test('Back returns to the place on a page that a link within it had led to', async ({ page }) => {
    await page.goto('/resources/conditions/sciatica')
    await ready(page)
    const heading = page.getByRole('heading', { level: 1 })
    const first = await heading.textContent()
    await page.locator('main a[href^="#"]:visible').first().click()
    const url = page.url()
    expect(url).toContain('#')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Patient Resources' }).click()
    await expect(page).toHaveURL('/resources')
    await page.goBack()
    await expect(page).toHaveURL(url)
    await expect(heading).toHaveText(first!)
  })

  test('Back returns to an address whose fragment is written badly', async ({ page }) => {
    await page.goto('/about#100%')
    await ready(page)
    const heading = page.getByRole('heading', { level: 1 })
    const first = await heading.textContent()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Patient Resources' }).click()
    await expect(page).toHaveURL('/resources')
    await page.goBack()
    await expect(heading).toHaveText(first!)
  })

  test('Tab first offers to skip to the text', async ({ page }) => {
    await page.goto('/about')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the main text' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('breadcrumbs lead back up', async ({ page }) => {
    await page.goto('/resources/faq')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Patient Resources'])
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the drawer comes from the right, by keyboard, keeps the focus and gives it back', async ({
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

  test('opened by touch and closed by its button, the drawer gives the focus back', async ({ page }) => {
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
    await expect(drawer.getByRole('navigation').getByRole('link')).toHaveText([
      ...mainLinks,
      ...resources,
      ...education,
    ])
    await expect(drawer.getByRole('heading')).toHaveText(['Patient Resources', 'Spine Education'])
    await drawer.getByRole('link', { name: 'Video Library' }).click()
    await expect(page).toHaveURL('/video-library')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('on a larger screen the drawer is 400 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1000 })
    await page.goto('/about')
    await ready(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    expect((await page.getByRole('dialog', { name: 'Menu' }).boundingBox())?.width).toBeCloseTo(400)
  })
})

test('an unknown address is a true 404 that leads home', async ({ page }) => {
  for (const path of ['/nothing-here', '/local-desktop/about', '/blog/nothing-here']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(
      page.getByText("The page you're looking for doesn't exist or may have been moved."),
    ).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the alias of the disc replacement page leads there for good', async ({ request }) => {
  const response = await request.get('/services/artificial-disc-replacement', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers().location).toBe('/services/disc-replacement')
})

test.describe('far away, on a desktop', () => {
  test.use({ place: 'Chicago', viewport: { width: 1280, height: 900 } })

  test('a page that was fetched before the visitor was found to be near comes to fit', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    const link = page.getByRole('banner').locator('a[data-full-load]').first()
    await link.hover()
    await page.waitForTimeout(2000)
    await page.evaluate(() => {
      const near = { isLocal: true, timestamp: Date.now(), distance: 20 }
      localStorage.setItem('isLocalUser', JSON.stringify(near))
      document.cookie = 'visitor-mode=local; path=/'
    })
    await link.click()
    await expect(page).toHaveURL('/contact')
    expect(await delivery(page)).toEqual(['navigational-prefetch'])
    await expect(page.getByRole('button', { name: 'Send request' })).toBeVisible()
  })
})
