import type { Page } from '@playwright/test'
import { modes, type Mode } from '@/lib/variant/variant'
import { expect, ready, test, type Place } from '../../support/visitors'

/* lib/build/deduplicate-payload removes duplicate content from pages. Visitors must not notice. */

const paths = ['/', '/contact', '/resources/faq', '/blog/desk-work-and-your-spine', '/nothing-here']
const placeOf: Record<Mode, Place> = { local: 'Visalia', remote: 'Chicago', unknown: 'nowhere' }

/** A page's text and its number of visible and interactive elements, excluding what its script changes. */
function content(page: Page): Promise<{ text: string | undefined; elements: number | undefined }> {
  return page.evaluate((changing) => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined
    for (const moving of main?.querySelectorAll(changing) ?? []) moving.remove()
    return { text: main?.textContent, elements: main?.querySelectorAll('*').length }
  }, '[aria-roledescription], dd, script, [aria-labelledby=stories-heading]')
}

for (const mode of modes) {
  test.describe(`as ${mode}`, () => {
    test.use({ place: placeOf[mode] })

    test('pages hydrate without warnings and stay unchanged', async ({ page }) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !/status of 404/.test(message.text())) said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(error.message))
      // A visitor with an unknown location would become remote.
      await page.route('**/api/geolocation', () => {})
      for (const path of paths) {
        const response = await page.goto(path)
        const sent = (await response?.text()) ?? ''
        expect(sent, path).toContain('data-payload="')
        await ready(page)
        const heading = sent.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1] ?? 'none'
        await expect(page.locator('main h1'), path).toHaveCount(1)
        expect(await page.locator('main h1').innerHTML(), path).toBe(heading)
      }
      expect(said).toEqual([])
    })
  })
}

test.describe('a page revisited after navigation', () => {
  test.use({ place: 'Visalia' })

  for (const path of ['/', '/contact', '/resources/conditions/adult-scoliosis'])
    test(`is complete again: ${path}`, async ({ page }) => {
      await page.goto(path)
      await ready(page)
      // The button appears once the script detects speech support.
      if (path.startsWith('/resources/conditions'))
        await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible()
      const before = await content(page)
      await page.locator('footer a[href="/blog"]').click()
      await expect(page.locator('main h1')).toHaveText('Articles')
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect.poll(() => content(page)).toEqual(before)
    })

  test('expands and links without React state', async ({ page }) => {
    await page.goto('/resources/faq')
    await ready(page)
    const question = page.locator('main details:has(summary:visible)').first()
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open', '')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator('footer').getByRole('link', { name: 'Articles' }).click()
    await expect(page.locator('main h1')).toHaveText('Articles')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})
