import type { Page } from '@playwright/test'
import { office } from '@/content/generated/practice/office'
import { openButton, panelOf } from '../../support/assistant-panel'
import { violations } from '../../support/axe'
import { settled } from '../../support/idle'
import { expect, phone, ready, test } from '../../support/visitors'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick actions' })
const actions = (page: Page) => bar(page).locator(':is(a, button):visible')

async function open(page: Page, path: string) {
  await page.goto(path)
  await ready(page)
  await settled(page)
}

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

test.use({ ...phone, reducedMotion: 'reduce' })

const places = [
  ['Visalia', ['Call the office', 'Request an appointment', 'Ask a question of the wellness assistant']],
  [
    'Chicago',
    [
      'Guides to spine conditions',
      'Ask a question of the wellness assistant',
      'Near us? Show the office details',
    ],
  ],
  [
    'nowhere',
    [
      'Guides to spine conditions',
      'Ask a question of the wellness assistant',
      'Near us? Show the office details',
    ],
  ],
] as const

for (const [place, names] of places) {
  test.describe(`from ${place}`, () => {
    test.use({ place })

    test('three actions, finger-sized, that never cover the end of the page', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 })
      await open(page, '/about')
      await expect(actions(page)).toHaveText([...names])
      for (const action of await actions(page).all()) {
        const box = await action.boundingBox()
        expect(box!.height).toBeGreaterThanOrEqual(48)
        expect(box!.width).toBeGreaterThanOrEqual(48)
        expect(box!.y + box!.height).toBeCloseTo(568, 0)
      }
      await scrollToEnd(page)
      const last = await page.getByRole('contentinfo').getByText('All rights reserved').boundingBox()
      const top = await bar(page).boundingBox()
      expect(last!.y + last!.height).toBeLessThanOrEqual(top!.y)
    })

    test('has no accessibility violations', async ({ page }) => {
      await open(page, '/about')
      await expect(bar(page)).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}

test.describe('near the office', () => {
  test.use({ place: 'Visalia' })

  test('Call dials the number, and Request leads to the form, where the bar makes way', async ({ page }) => {
    await open(page, '/about')
    await expect(bar(page).getByRole('link', { name: 'Call the office' })).toHaveAttribute(
      'href',
      office.phone.href,
    )
    await bar(page).getByRole('link', { name: 'Request an appointment' }).click()
    await expect(page).toHaveURL('/contact#request')
    await expect(page.getByRole('form', { name: 'Request an appointment' })).toBeInViewport()
    await expect(bar(page)).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(bar(page)).toBeVisible()
    // It comes back on a page without the form, too.
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(bar(page)).toBeVisible()
  })

  test('is gone while a field has focus', async ({ page }) => {
    await open(page, '/search')
    await expect(bar(page)).toBeVisible()
    await page.locator('main input[type=search]').focus()
    await expect(bar(page)).toBeHidden()
    await page.locator('main input[type=search]').blur()
    await expect(bar(page)).toBeVisible()
  })

  test('is gone while the menu is open', async ({ page }) => {
    await open(page, '/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(page.locator('.quick-actions')).toHaveCSS('visibility', 'hidden')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(bar(page)).toBeVisible()
  })

  test('Ask opens the assistant, which covers the bar, and gets the focus back', async ({ page }) => {
    await open(page, '/about')
    await openButton(page).click()
    await expect(panelOf(page)).toBeVisible()
    await expect(page.locator('.quick-actions')).toHaveCSS('visibility', 'hidden')
    await panelOf(page).getByRole('button', { name: 'Close', exact: true }).click()
    await expect(openButton(page)).toBeFocused()
  })

  test('does not cover what the keyboard reaches', async ({ page }) => {
    await open(page, '/resources/conditions')
    const covered: string[] = []
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(() => {
        const focused = document.activeElement
        const limit = document.querySelector('.quick-actions')?.getBoundingClientRect().top ?? Infinity
        if (!focused || focused === document.body || focused.closest('.quick-actions')) return null
        return focused.getBoundingClientRect().bottom > limit + 1 ? focused.textContent : null
      })
      if (name !== null) covered.push(name)
    }
    expect(covered).toEqual([])
  })

  test('is not printed', async ({ page }) => {
    await open(page, '/about')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.quick-actions')).toBeHidden()
  })

  test('stays at the end of the page where the window is too low for it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await open(page, '/about')
    await expect(bar(page)).not.toBeInViewport()
    await scrollToEnd(page)
    await expect(bar(page)).toBeInViewport()
  })
})

test('leaves an emergency to 911 alone', async ({ page }) => {
  await open(page, '/search?q=I+can%27t+feel+my+groin+and+I+wet+myself')
  await expect(page.getByRole('link', { name: 'Call 911' })).toBeVisible()
  await expect(page.locator('.quick-actions')).toBeHidden()
})

test('“Near us?” shows the office at once, where the visitor is on the page', async ({ page }) => {
  await open(page, '/about')
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await bar(page).getByRole('button', { name: 'Near us?' }).click()
  await expect(bar(page).getByRole('link', { name: 'Call the office' })).toHaveAttribute(
    'href',
    office.phone.href,
  )
  await expect(bar(page).getByRole('button', { name: 'Near us?' })).toHaveCount(0)
  await expect(heading).toBeInViewport()
})

test('changes in place when the visitor turns out to be near', async ({ page }) => {
  await page.route('**/api/geolocation', (route) =>
    route.fulfill({ json: { success: true, isLocal: true, distance: 22 } }),
  )
  await page.goto('/about')
  await expect(actions(page)).toHaveText([
    'Call the office',
    'Request an appointment',
    'Ask a question of the wellness assistant',
  ])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('far or unknown: every action works', async ({ page }) => {
    await page.goto('/about')
    await expect(actions(page)).toHaveText([
      'Guides to spine conditions',
      'Ask a question in the search',
      'Near us? Show the office details',
    ])
    await bar(page).getByRole('link', { name: 'Ask' }).click()
    await expect(page).toHaveURL('/search')
    await bar(page).getByRole('link', { name: 'Guides' }).click()
    await expect(page).toHaveURL('/resources/conditions')
    await bar(page).getByRole('button', { name: 'Near us?' }).click()
    await expect(page).toHaveURL('/resources/conditions#our-number')
    await expect(bar(page).getByRole('link', { name: 'Call the office' })).toBeVisible()
  })

  test.describe('near the office', () => {
    test.use({ place: 'Visalia' })
    test('Call and Request are links', async ({ page }) => {
      await page.goto('/about')
      await expect(actions(page)).toHaveText([
        'Call the office',
        'Request an appointment',
        'Ask a question in the search',
      ])
      await bar(page).getByRole('link', { name: 'Request' }).click()
      await expect(page).toHaveURL('/contact#request')
      await expect(page.getByLabel('First name')).toBeVisible()
    })
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, place: 'Visalia' })

  test('only the assistant’s button, which says what it is for', async ({ page }) => {
    await open(page, '/about')
    await expect(actions(page)).toHaveCount(1)
    await expect(openButton(page)).toHaveText('Ask a question of the wellness assistant')
    const visible = await openButton(page).evaluate((element) =>
      [...element.childNodes]
        .filter((node) => !(node instanceof Element) || node.getBoundingClientRect().width > 1)
        .map((node) => node.textContent)
        .join(''),
    )
    expect(visible).toBe('Ask a question')
  })
})
