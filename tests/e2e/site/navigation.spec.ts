import type { Locator, Page } from '@playwright/test'
import { idle } from '../../support/idle'
import { education, mainLinks, menus, resources } from '../../support/menus'
import { expect, hold, modeCookie, ready, test } from '../../support/visitors'

test.use({ place: 'Visalia' })

/** The navigation type of the current page. */
const delivery = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType as string),
  )

/** Hovers over a link until the browser has prefetched its page. */
async function prefetch(page: Page, link: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Preload.enable')
  const fetched = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve()
    })
  })
  await link.hover()
  await fetched
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('the bar has its links in order', async ({ page }) => {
    await page.goto('/about')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('link')).toHaveText(mainLinks)
    await expect(bar.getByRole('button')).toHaveText(menus)
    await expect(bar.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
  })

  test('a dropdown opens on hover and stays open when clicked', async ({ page }) => {
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

  test('a dropdown can be opened, navigated and closed by keyboard', async ({ page }) => {
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

  test('the bar is sticky on the home page only', async ({ page }) => {
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

  for (const [motion, what] of [
    ['no-preference', 'scrolls smoothly'],
    ['reduce', 'jumps'],
  ] as const) {
    test(`a link within the page ${what} from the first click on, and takes the focus and the URL along`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion })
      await page.goto('/')
      await ready(page)
      const footer = page.getByRole('contentinfo')
      for (const [name, id] of [
        ['Resources', 'resources'],
        ['About', 'about'],
        ['Resources', 'resources'],
      ] as const) {
        const link = footer.getByRole('link', { name, exact: true })
        await link.scrollIntoViewIfNeeded()
        await page.evaluate(() => {
          const seen: number[] = []
          const { scrollY: start } = window
          Object.assign(window, { seen })
          // The event of the scrolling before may still come.
          window.addEventListener('scroll', () => window.scrollY !== start && seen.push(window.scrollY))
        })
        // No pointer, so that nothing else scrolls.
        await link.dispatchEvent('click')
        const target = page.locator(`#${id}`)
        await expect
          .poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
          .toBe(84)
        await expect(page).toHaveURL(`/#${id}`)
        await expect(target).toBeFocused()
        const steps = await page.evaluate(() => new Set((window as unknown as { seen: number[] }).seen).size)
        if (motion === 'reduce') expect(steps).toBe(1)
        else expect(steps).toBeGreaterThan(3)
      }
    })
  }

  test('procedure links go to their section on the services page', async ({ page }) => {
    for (const id of ['herniated-disc', 'spinal-fusion', 'robotic-surgery', 'scoliosis']) {
      await page.goto(`/services#${id}`)
      await expect(page.locator(`#${id}`)).toBeInViewport()
    }
  })

  test('a new page starts at its top with its heading focused; Back restores the scroll position', async ({
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

  test('scrolling to the top is smooth unless reduced motion is preferred', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(await behavior()).toBe('smooth')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await behavior()).toBe('auto')
  })

  test('the pages about the surgeon lead back to the home page', async ({ page }) => {
    for (const path of ['/about', '/biography', '/credentials']) {
      await page.goto(path)
      await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
      await expect(page).toHaveURL('/')
    }
  })

  test('a slow page shows a spinner', async ({ page }) => {
    const release = await hold(page, /\/credentials\?_rsc|\/credentials$/)
    await page.goto('/about')
    await ready(page)
    await page.getByRole('link', { name: 'Check the license and the certificate' }).first().click()
    await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeVisible()
    release()
    await expect(page).toHaveURL('/credentials')
    await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toHaveCount(0)
  })

  test('Back from a slow page removes the spinner', async ({ page }) => {
    const release = await hold(page, /\/credentials\?_rsc/)
    await page.goto('/about')
    await ready(page)
    await page.getByRole('link', { name: 'Check the license and the certificate' }).first().click()
    await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeVisible()
    release()
    await expect(page).toHaveURL('/credentials')
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await idle(page)
    await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toHaveCount(0)
  })

  test('a dropdown opened on hover closes on Escape', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    await page.getByRole('button', { name: 'Patient Resources' }).hover()
    await expect(page.getByRole('link', { name: 'View All Patient Resources' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'View All Patient Resources' })).toBeHidden()
  })

  test('a page that loads in full is prefetched on hover', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    const link = page.getByRole('banner').getByRole('link', { name: 'Book Appointment' })
    await prefetch(page, link)
    await link.click()
    await expect(page).toHaveURL('/contact#request')
    expect(await delivery(page)).toEqual(['navigational-prefetch'])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the header button and the two wide buttons trigger full page loads', async ({ page }) => {
    for (const [path, name, target] of [
      ['/about', 'Book Appointment', '/contact#request'],
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

  test('Back returns to the section that an in-page link had led to', async ({ page }) => {
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

  test('Back returns to a URL with a malformed fragment', async ({ page }) => {
    await page.goto('/about#100%')
    await ready(page)
    const heading = page.getByRole('heading', { level: 1 })
    const first = await heading.textContent()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Patient Resources' }).click()
    await expect(page).toHaveURL('/resources')
    await page.goBack()
    await expect(heading).toHaveText(first!)
  })

  test('the first Tab stop is the skip link', async ({ page }) => {
    await page.goto('/about')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('breadcrumbs lead back up', async ({ page }) => {
    await page.goto('/resources/faq')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Patient Resources'])
    await expect(crumbs.getByText('FAQ')).toBeVisible()
  })

  test('the footer’s lists are open, below headings', async ({ page }) => {
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('heading')).toHaveText([
      'Quick Links',
      'Services',
      'Procedures',
      'Resources',
      'Your Visit',
      'Legal',
    ])
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
    await expect(footer.locator('summary:visible')).toHaveCount(0)
  })
})

for (const [who, place, mode] of [
  ['a visitor whose page stays as it is', 'Visalia', 'local'],
  ['a fresh visitor, whose place is found out on the first page', 'nowhere', 'remote'],
] as const) {
  test.describe(who, () => {
    test.use({ place, viewport: { width: 1280, height: 900 } })

    for (const motion of ['no-preference', 'reduce'] as const) {
      test(`reaches the top of a new page, its heading focused, with motion: ${motion}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: motion })
        await page.goto('/')
        await ready(page)
        await expect.poll(() => modeCookie(page)).toBe(mode)
        const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
        await link.scrollIntoViewIfNeeded()
        await idle(page)
        await page.evaluate(() => {
          const seen: number[] = []
          Object.assign(window, { seen })
          window.addEventListener('scroll', () => seen.push(window.scrollY))
        })
        // No pointer, so that nothing else scrolls.
        await link.dispatchEvent('click')
        await expect(page).toHaveURL('/resources/faq')
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
        const steps = await page.evaluate(() => new Set((window as unknown as { seen: number[] }).seen).size)
        // A shorter page moves the visitor once more.
        if (motion === 'reduce') expect(steps).toBeLessThanOrEqual(2)
        else expect(steps).toBeGreaterThan(3)
      })
    }
  })
}

test('an unknown URL is a real 404 with a link home', async ({ page }) => {
  for (const path of ['/nothing-here', '/local/about', '/blog/nothing-here']) {
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

test('the alias of the disc replacement page redirects there permanently', async ({ request }) => {
  const response = await request.get('/services/artificial-disc-replacement', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers().location).toBe('/services/disc-replacement')
})

test.describe('far away, on a desktop', () => {
  test.use({ place: 'Chicago', viewport: { width: 1280, height: 900 } })

  test('a page prefetched before the visitor was found to be local updates', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    const link = page.getByRole('banner').locator('a[data-full-load]').first()
    await prefetch(page, link)
    await page.evaluate(() => {
      const near = { isLocal: true, timestamp: Date.now(), distance: 20 }
      localStorage.setItem('isLocalUser', JSON.stringify(near))
      document.cookie = 'visitor-mode=local; path=/'
    })
    await link.click()
    await expect(page).toHaveURL('/contact#request')
    expect(await delivery(page)).toEqual(['navigational-prefetch'])
    await expect(page.getByRole('button', { name: 'Send request' })).toBeVisible()
  })
})
