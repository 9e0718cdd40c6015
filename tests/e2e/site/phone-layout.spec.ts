import type { Page } from '@playwright/test'
import { office } from '@/content/generated/practice/office'
import { violations } from '../../support/axe'
import { expect, phone, test } from '../../support/visitors'

test.use({ ...phone, place: 'Visalia', reducedMotion: 'reduce' })

const columns = ['Quick Links', 'Services', 'Procedures', 'Resources', 'Your Visit', 'Legal']

/** The pieces of text that break across lines, of those that match. */
const broken = (page: Page, pattern: RegExp) =>
  page.evaluate((source) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      for (const match of node.textContent!.matchAll(new RegExp(source, 'g'))) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) found.push(match[0])
      }
    }
    return found
  }, pattern.source)

test('breadcrumbs are one link, to the parent', async ({ page }) => {
  await page.goto('/resources/conditions/sciatica')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs.getByRole('listitem')).toHaveCount(1)
  const parent = crumbs.getByRole('link')
  await expect(parent).toHaveText('Spine Condition Guides')
  expect((await parent.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  await parent.click()
  await expect(page).toHaveURL('/resources/conditions')
})

test('short links and buttons outside of text are as large as a fingertip', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  for (const target of [
    page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' }),
    page.getByRole('button', { name: 'Print', exact: true }),
    page.getByRole('button', { name: 'Listen', exact: true }),
    footer.getByRole('link', { name: 'What this site shows you' }),
    footer.getByRole('link', { name: office.phone.display }),
  ]) {
    await expect(target).toBeVisible()
    const size = await target.boundingBox()
    expect(size?.width).toBeGreaterThanOrEqual(44)
    expect(size?.height).toBeGreaterThanOrEqual(44)
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the footer’s lists are folded, and their links in the HTML', async ({ page }) => {
      await page.goto('/about')
      const footer = page.getByRole('contentinfo')
      const link = footer.getByRole('link', { name: 'Medical Board Notice' })
      await expect(footer.locator('summary')).toHaveText(columns)
      await expect(footer.locator('a[href="/legal/medical-board"]')).toHaveCount(1)
      await expect(link).toBeHidden()
      const legal = footer.locator('summary', { hasText: 'Legal' })
      expect((await legal.boundingBox())?.height).toBeGreaterThanOrEqual(48)
      await legal.click()
      await expect(link).toBeVisible()
      await expect(footer.getByRole('link', { name: 'Glossary' })).toBeHidden()
    })
  })
}

test('the footer has no accessibility violations, folded or not', async ({ page }) => {
  await page.goto('/about')
  expect(await violations(page, 'footer')).toEqual([])
  await page.getByRole('contentinfo').locator('summary', { hasText: 'Services' }).click()
  // The bar may not lie on half a line.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  expect(await violations(page, 'footer')).toEqual([])
})

for (const width of [320, 360, 390, 430]) {
  test(`office hours stay in one piece at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/contact', '/resources/faq', '/']) {
      await page.goto(path)
      await page
        .locator('main details')
        .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')))
      await expect(
        page
          .getByText(/\d:00\s[AP]M/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      expect(await broken(page, /\d+:\d\d\s[AP]M(?:(?:\sto\s|-)\d+:\d\d\s[AP]M)?/)).toEqual([])
    }
  })
}
