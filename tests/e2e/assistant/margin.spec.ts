import type { Page } from '@playwright/test'
import { openButton } from '../../support/assistant-panel'
import { expect, ready, test } from '../../support/visitors'

test.use({ place: 'Visalia', reducedMotion: 'reduce' })

/** What the button, which floats over the page's right edge, covers at some point while the page scrolls. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const { left, right } = document.querySelector('.assistant-button')!.getBoundingClientRect()
    const meets = (box: DOMRect) => box.width > 1 && box.height > 1 && box.right > left && box.left < right
    /** A table that scrolls sideways ends where its frame does. */
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      ((getComputedStyle(element).overflowX !== 'visible' && !meets(element.getBoundingClientRect())) ||
        isCut(element.parentElement))
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const parent = node.parentElement!
      if (!node.textContent!.trim() || parent.closest('.quick-actions, script, style, noscript')) continue
      if (!parent.checkVisibility({ visibilityProperty: true }) || isCut(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      if ([...range.getClientRects()].some(meets)) found.push(node.textContent!.slice(0, 60))
    }
    for (const element of document.querySelectorAll('a, button, input, select, textarea, img, video')) {
      if (element.closest('.quick-actions') || isCut(element)) continue
      if (element.checkVisibility({ visibilityProperty: true }) && meets(element.getBoundingClientRect()))
        found.push(element.outerHTML.slice(0, 90))
    }
    return found
  })

const paths = [
  '/',
  '/about',
  '/contact',
  '/services',
  '/resources',
  '/resources/conditions/sciatica',
  '/resources/glossary',
  '/spine-anatomy',
  '/video-library',
  '/recovery-tracker',
]

for (const width of [769, 820, 1024, 1280, 1399, 1400, 1440, 1600, 1920])
  test(`at ${width} px the assistant’s button covers neither text nor controls`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await page.goto(path)
      await ready(page)
      await expect(openButton(page)).toBeInViewport({ ratio: 1 })
      expect([path, await covered(page)]).toEqual([path, []])
    }
  })

test('the keyboard reaches it before stop 30 on a guide, right after the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/resources/conditions/sciatica')
  await ready(page)
  let stops = 0
  const isReached = () => openButton(page).evaluate((button) => button === document.activeElement)
  while (stops < 30 && !(await isReached())) {
    await page.keyboard.press('Tab')
    stops += 1
  }
  expect(stops).toBeLessThan(30)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Book Appointment' })).toBeFocused()
})
