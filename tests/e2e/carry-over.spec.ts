import type { Page } from '@playwright/test'
import { openButton } from './assistant-panel'
import { expect, hold, phone, ready, test } from './visitors'

/** Holds the answer of the first look-up back. It changes the page of a visitor from nowhere when it comes. */
async function answerLater(page: Page, path: string): Promise<() => Promise<void>> {
  const answer = await hold(page, '**/api/geolocation')
  await page.goto(path)
  await ready(page)
  await page.evaluate(() => (document.querySelector('main')!.dataset.old = ''))
  return async () => {
    answer()
    await expect(page.locator('main[data-old]')).toHaveCount(0)
  }
}

test.describe('a page that changes under a visitor', () => {
  test.use({ place: 'nowhere' })

  test('the assistant’s button keeps the focus', async ({ page }) => {
    const change = await answerLater(page, '/about')
    await openButton(page).focus()
    await change()
    await expect(openButton(page)).toBeFocused()
  })

  test('a link of the footer keeps the focus, and not its twin in the header', async ({ page }) => {
    const change = await answerLater(page, '/about')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Patient Resources' })
    await link.focus()
    await change()
    await expect(link).toBeFocused()
  })

  test('what is read stays where it is in the view', async ({ page }) => {
    const change = await answerLater(page, '/resources/conditions/sciatica')
    const heading = page.getByRole('heading', { level: 2, name: 'Sources', exact: true })
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await heading.boundingBox()
    await change()
    await expect(heading).toBeInViewport()
    const after = await heading.boundingBox()
    expect(Math.abs(after!.y - before!.y)).toBeLessThan(100)
  })

  test('what is searched for goes on being typed', async ({ page }) => {
    const change = await answerLater(page, '/search')
    const field = page
      .getByRole('main')
      .getByRole('combobox')
      .or(page.getByRole('main').getByRole('searchbox'))
    await field.fill('sciat')
    await change()
    await expect(field).toBeFocused()
    await page.keyboard.type('ica')
    await expect(field).toHaveValue('sciatica')
  })

  test('a chosen topic stays chosen, and its list short', async ({ page }) => {
    const change = await answerLater(page, '/blog')
    const topic = page.getByRole('main').getByRole('combobox')
    const articles = page.locator('#article-list > li')
    const all = await articles.count()
    await topic.selectOption({ index: 2 })
    const chosen = await topic.inputValue()
    const few = await articles.filter({ visible: true }).count()
    expect(few).toBeLessThan(all)
    await change()
    await expect(topic).toHaveValue(chosen)
    await expect(articles.filter({ visible: true })).toHaveCount(few)
  })

  test('a link that loads in full is followed, though its press ends the change', async ({ page }) => {
    let end = () => {}
    const isEnded = new Promise<void>((resolve) => (end = resolve))
    const isAsked = page.waitForRequest(/\/about\?_rsc/)
    // As WebKit does: the request fails as soon as the visitor leaves, well before the next page comes.
    await page.route(/\/about\?_rsc/, async (route) => (await isEnded, route.abort()))
    await page.route(/\/contact$/, async (route) => {
      end()
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await page.goto('/about')
    await isAsked
    await page.locator('header a[data-full-load]').first().click()
    await expect(page).toHaveURL('/contact')
  })

  test('the part of the spine that was chosen stays chosen, and in the address', async ({ page }) => {
    const change = await answerLater(page, '/spine-anatomy')
    const stage = page.getByRole('slider', { name: /^Part of the spine/ })
    await stage.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/#L5$/)
    await change()
    await expect(page).toHaveURL(/#L5$/)
    await expect(stage).toHaveAttribute('aria-valuetext', 'Bone L5')
    await expect(stage).toBeFocused()
  })

  test('so does a part that is chosen while the new page is on its way', async ({ page }) => {
    const isAsked = page.waitForRequest(/\/spine-anatomy\?_rsc/)
    const send = await hold(page, /\/spine-anatomy\?_rsc/)
    await page.goto('/spine-anatomy')
    const stage = page.getByRole('slider', { name: /^Part of the spine/ })
    await isAsked
    await page.evaluate(() => (document.querySelector('main')!.dataset.old = ''))
    await stage.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/#L5$/)
    send()
    await expect(page.locator('main[data-old]')).toHaveCount(0)
    await expect(page).toHaveURL(/#L5$/)
    await expect(stage).toHaveAttribute('aria-valuetext', 'Bone L5')
  })

  test('who has chosen a part and read on stays where the text is', async ({ page }) => {
    const change = await answerLater(page, '/spine-anatomy')
    await page.getByRole('slider', { name: /^Part of the spine/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/#L5$/)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const place = await page.evaluate(() => window.scrollY)
    await change()
    await expect(page).toHaveURL(/#L5$/)
    await page.waitForTimeout(500)
    // The new page is not quite as long.
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0.8 * place)
  })

  test('the place that a link of the page led to stays in the address', async ({ page }) => {
    const change = await answerLater(page, '/resources/conditions/sciatica')
    const link = page.locator('main a[href^="#"]:visible').first()
    const fragment = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(`/resources/conditions/sciatica${fragment}`)
    await change()
    await expect(page).toHaveURL(`/resources/conditions/sciatica${fragment}`)
  })

  for (const [where, use] of [
    ['desktop', {}],
    ['phone', phone],
  ] as const) {
    test.describe(where, () => {
      test.use(use)
      test('a tick in a checklist keeps the focus', async ({ page }) => {
        const change = await answerLater(page, '/resources/appointment-prep')
        const box = page.getByRole('main').getByRole('checkbox').nth(2)
        await box.focus()
        await page.keyboard.press('Space')
        await change()
        await expect(box).toBeChecked()
        await expect(box).toBeFocused()
      })
    })
  }
})
