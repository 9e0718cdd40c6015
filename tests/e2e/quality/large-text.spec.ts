import type { Page } from '@playwright/test'
import { answerWith, inputOf, logOf, openPanel, sourced } from '../../support/assistant-panel'
import { layoutProblems } from '../../support/split-words'
import { expect, phone, ready, test } from '../../support/visitors'

/** One page of each kind. */
const templates = [
  '/',
  '/about',
  '/blog',
  '/blog/is-it-an-emergency',
  '/contact',
  '/legal/privacy-policy',
  '/nothing-here',
  '/post-operative-care',
  '/recovery-tracker',
  '/resources',
  '/resources/conditions',
  '/resources/conditions/spondylolisthesis',
  '/resources/faq',
  '/resources/forms',
  '/resources/glossary',
  '/resources/procedures/acdf',
  '/resources/recovery',
  '/reviews',
  '/search?q=sciatica',
  '/services',
  '/services/robotic-surgery',
  '/spine-anatomy',
  '/toggle',
  '/video-library',
]

/** Ways to read at twice the size on a phone: larger letters, or zoom, which leaves half of the width. And a small phone. */
const ways = [
  ['200 % text', { ...phone }, '200%'],
  ['200 % zoom', { ...phone, viewport: { width: 195, height: 422 } }, '100%'],
  ['a small phone', { ...phone, viewport: { width: 360, height: 740 } }, '100%'],
] as const

const enlarge = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

test.describe('on phones', () => {
  test.use({ place: 'Visalia', ...phone })

  for (const path of templates) {
    test(`${path} splits no word, cuts nothing off and does not scroll sideways`, async ({ page }) => {
      await page.goto(path)
      await ready(page)
      for (const [name, { viewport }, size] of ways) {
        await page.setViewportSize(viewport)
        await enlarge(page, size)
        await expect
          .poll(async () => [name, await page.evaluate(layoutProblems, 16)])
          .toEqual([name, { scrolls: 0, split: [], outside: [], cut: [] }])
      }
    })
  }
})

for (const [name, device, size] of ways) {
  test.describe(name, () => {
    test.use({ place: 'Visalia', ...device })

    test('the link to the content covers nothing until it has the focus', async ({ page }) => {
      await page.goto('/about')
      await enlarge(page, size)
      const link = page.getByRole('link', { name: 'Skip to main content' })
      await expect(link).not.toBeInViewport()
      await link.focus()
      await expect(link).toBeInViewport({ ratio: 1 })
    })

    test('the menu and the search field are usable', async ({ page }) => {
      await page.goto('/about')
      await ready(page)
      await enlarge(page, size)
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu.getByRole('link', { name: 'Reviews' })).toBeVisible()
      await expect
        .poll(() => page.evaluate(layoutProblems, 16))
        .toMatchObject({ scrolls: 0, split: [], cut: [] })
      expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await menu.getByRole('link', { name: 'Reviews' }).click()
      await expect(page).toHaveURL('/reviews')
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      const field = page.locator('#header-search')
      await expect(field).toBeInViewport({ ratio: 1 })
      // On a window of 195 px, beside two buttons.
      expect((await field.boundingBox())!.width).toBeGreaterThan(88)
    })
  })
}

test.describe('the assistant with 200 % text', () => {
  test.use({ place: 'Chicago', ...phone })

  test('has one scroll area, with the answer in view', async ({ page }) => {
    await answerWith(page, sourced)
    const panel = await openPanel(page)
    await enlarge(page, '200%')
    await inputOf(page).fill('How long does recovery take?')
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    const answer = logOf(page).getByText(sourced.message)
    await expect(answer).toBeInViewport()
    const areas = await panel.evaluate(
      (dialog) =>
        [dialog, ...dialog.querySelectorAll('*')].filter(
          (area) =>
            area.scrollHeight > area.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(area).overflowY),
        ).length,
    )
    expect(areas).toBe(1)
    await expect(panel.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  })
})
