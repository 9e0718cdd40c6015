import type { Page } from '@playwright/test'
import { variants, type Variant } from '@/lib/variant'
import { expect, phone, ready, test, type Place } from './visitors'

/*
 * scripts/lib/still takes what stands in a page twice out of it. What visitors get must not differ by that.
 */

const paths = ['/', '/contact', '/resources/faq', '/blog/desk-work-and-your-spine', '/nothing-here']
const placeOf: Record<Variant['mode'], Place> = { local: 'Visalia', remote: 'Chicago', unknown: 'nowhere' }

/** All that a page says, and how much there is to see and to press, without what its own script changes. */
function content(page: Page): Promise<{ text: string | undefined; elements: number | undefined }> {
  return page.evaluate((changing) => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined
    for (const moving of main?.querySelectorAll(changing) ?? []) moving.remove()
    return { text: main?.textContent, elements: main?.querySelectorAll('*').length }
  }, '[aria-roledescription], dd, script, [aria-labelledby=stories-heading]')
}

for (const { mode, device } of variants) {
  test.describe(`as ${mode}, ${device}`, () => {
    test.use({ place: placeOf[mode], ...(device === 'mobile' ? phone : {}) })

    test('pages are taken over without a word, and nothing of them changes', async ({ page }) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !/status of 404/.test(message.text())) said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(error.message))
      // A visitor whose place is not known would be asked for another variant.
      await page.route('**/api/geolocation', () => {})
      for (const path of paths) {
        const response = await page.goto(path)
        const sent = (await response?.text()) ?? ''
        expect(sent, path).toContain('data-still="')
        await ready(page)
        const heading = sent.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1] ?? 'none'
        await expect(page.locator('main h1'), path).toHaveCount(1)
        expect(await page.locator('main h1').innerHTML(), path).toBe(heading)
      }
      expect(said).toEqual([])
    })
  })
}

test.describe('a page that one leaves and comes back to', () => {
  test.use({ place: 'Visalia' })

  for (const path of ['/', '/contact', '/resources/conditions/adult-scoliosis'])
    test(`is whole again: ${path}`, async ({ page }) => {
      await page.goto(path)
      await ready(page)
      const before = await content(page)
      await page.locator('footer a[href="/blog"]').click()
      await expect(page.locator('main h1')).toHaveText('Articles')
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect.poll(() => content(page)).toEqual(before)
    })

  test('unfolds, and its links lead on, without React knowing of them', async ({ page }) => {
    await page.goto('/resources/faq')
    await ready(page)
    const question = page.locator('main details').first()
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open', '')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator('footer').getByRole('link', { name: 'Articles' }).click()
    await expect(page.locator('main h1')).toHaveText('Articles')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})
