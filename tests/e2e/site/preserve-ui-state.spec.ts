import type { Page } from '@playwright/test'
import { office } from '@/content/generated/practice/office'
import { openButton, openPanel, panelOf } from '../../support/assistant-panel'
import { templates } from '../../support/pages'
import { expect, hold, modeCookie, ready, stored, test } from '../../support/visitors'

const near = { json: { success: true, isLocal: true, distance: 20 } }

/** Opens a page whose visitor is found to be local only when the returned function is called. */
async function becomesLocalLater(page: Page, path: string): Promise<() => Promise<void>> {
  const isTime = Promise.withResolvers<void>()
  const isAsked = page.waitForRequest('**/api/geolocation')
  await page.route('**/api/geolocation', async (route) => (await isTime.promise, route.fulfill(near)))
  await page.goto(path)
  await ready(page)
  await isAsked
  return async () => {
    isTime.resolve()
    await isLocal(page)
  }
}

/** Everything that depends on the mode changes at once. */
const isLocal = (page: Page) => expect(page.getByRole('contentinfo')).toContainText(office.phone.display)

const placeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)

test.use({ place: 'nowhere' })

test.describe('when a visitor turns out to be local', () => {
  test('the page changes in place: only scripts load, and no element is replaced needlessly', async ({
    page,
  }) => {
    const change = await becomesLocalLater(page, '/resources/conditions/sciatica')
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`))
    const before = await page.evaluateHandle(() => [
      ...document.querySelectorAll('main, header, footer, article, h1, details'),
    ])
    await change()
    expect(await before.evaluate((elements) => elements.every(({ isConnected }) => isConnected))).toBe(true)
    expect(requests.filter((request) => !request.startsWith('script '))).toEqual([])
    expect(await modeCookie(page)).toBe('local')
  })

  test('the assistant’s button keeps focus', async ({ page }) => {
    const change = await becomesLocalLater(page, '/about')
    await openButton(page).focus()
    await change()
    await expect(openButton(page)).toBeFocused()
  })

  test('the open assistant stays open, keeps its input, and learns the phone number', async ({ page }) => {
    const isTime = Promise.withResolvers<void>()
    await page.route('**/api/geolocation', async (route) => (await isTime.promise, route.fulfill(near)))
    const panel = await openPanel(page, '/about')
    await panel.getByRole('textbox').fill('Where do I')
    isTime.resolve()
    await expect(panel.getByRole('link', { name: office.phone.display })).toBeVisible()
    await page.keyboard.type(' park?')
    await expect(panelOf(page).getByRole('textbox')).toHaveValue('Where do I park?')
  })

  test('an open menu stays open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const change = await becomesLocalLater(page, '/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Loading...' })).toBeVisible()
    await change()
    await expect(menu.getByRole('link', { name: 'Book Appointment' })).toBeVisible()
  })

  test('the scroll position is kept although a bar appears above it', async ({ page }) => {
    const change = await becomesLocalLater(page, '/resources/conditions/sciatica')
    await page.locator('#outlook').evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(page.locator('#outlook')).toBeInViewport()
    const before = await placeOf(page, '#outlook')
    await change()
    await expect.poll(async () => Math.abs((await placeOf(page, '#outlook')) - before)).toBeLessThan(2)
  })

  test('a search being typed is not interrupted', async ({ page }) => {
    const change = await becomesLocalLater(page, '/search')
    const main = page.getByRole('main')
    const field = main.getByRole('combobox').or(main.getByRole('searchbox'))
    await field.fill('sciat')
    await change()
    await expect(field).toBeFocused()
    await page.keyboard.type('ica')
    await expect(field).toHaveValue('sciatica')
  })

  test('a selected topic stays selected and its list filtered', async ({ page }) => {
    const change = await becomesLocalLater(page, '/blog')
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

  test('an expanded answer stays expanded, a checked box checked and focused', async ({ page }) => {
    const change = await becomesLocalLater(page, '/resources/appointment-prep')
    const box = page.getByRole('main').getByRole('checkbox').nth(2)
    await box.focus()
    await page.keyboard.press('Space')
    await change()
    await expect(box).toBeChecked()
    await expect(box).toBeFocused()
    await page.evaluate(() => localStorage.clear())
    await page.context().clearCookies()
    const changeAgain = await becomesLocalLater(page, '/resources/faq')
    const question = page.locator('main details:has(h3)').nth(3)
    await question.locator('summary').click()
    await changeAgain()
    await expect(question).toHaveAttribute('open', '')
  })

  test('the selected part of the spine stays selected, and in the URL', async ({ page }) => {
    const change = await becomesLocalLater(page, '/spine-anatomy')
    const stage = page.getByRole('slider', { name: /^Part of the spine/ })
    await stage.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/#L5$/)
    await change()
    await expect(page).toHaveURL(/#L5$/)
    await expect(stage).toHaveAttribute('aria-valuetext', 'Bone L5')
    await expect(stage).toBeFocused()
  })

  test('the target of an in-page link stays in the URL and in view', async ({ page }) => {
    const change = await becomesLocalLater(page, '/resources/conditions/sciatica')
    await page.locator('main nav a[href="#page-sources"]').click()
    await expect(page).toHaveURL('/resources/conditions/sciatica#page-sources')
    await expect(page.locator('#page-sources')).toBeInViewport()
    await change()
    await expect(page).toHaveURL('/resources/conditions/sciatica#page-sources')
    await expect(page.locator('#page-sources')).toBeInViewport()
  })

  test('focus on a replaced element moves to its replacement', async ({ page }) => {
    const change = await becomesLocalLater(page, '/')
    await page.getByRole('button', { name: 'Check Appointment Availability' }).focus()
    await change()
    await expect(page.getByRole('heading', { name: 'Request an appointment' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Request an appointment' })).toBeInViewport()
  })

  test('the hero’s button keeps focus when it becomes a link', async ({ page }) => {
    const change = await becomesLocalLater(page, '/')
    await page.locator('#home').getByRole('button', { name: 'Loading...' }).focus()
    await change()
    await expect(page.locator('#home').getByRole('link', { name: 'Schedule Consultation' })).toBeFocused()
  })

  test('the page stays as served if the other content cannot be fetched', async ({ page }) => {
    const change = await becomesLocalLater(page, '/contact')
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    await change().catch(() => undefined)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Book Appointment' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Find Local Office' })).toBeVisible()
  })

  test('later pages are served as local, and Back leads to a local page', async ({ page }) => {
    const change = await becomesLocalLater(page, '/resources/conditions/sciatica')
    await change()
    await page.locator('footer').getByRole('link', { name: 'Articles' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
    await isLocal(page)
    await page.evaluate(() => {
      const labels: (string | undefined)[] = []
      // The label's place is as wide as its longest text, which is there, too, but invisible.
      const look = () =>
        labels.push(document.querySelector<HTMLElement>('header a[data-full-load]')?.innerText)
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
      Object.assign(window, { labels })
    })
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: /sciatica/i })).toBeVisible()
    await isLocal(page)
    const labels = await page.evaluate(() => (window as unknown as { labels: string[] }).labels)
    expect(new Set(labels)).toEqual(new Set(['Book Appointment']))
  })

  test('a link followed during the lookup works', async ({ page }) => {
    const isAsked = page.waitForRequest('**/api/geolocation')
    const send = await hold(page, '**/api/geolocation')
    await page.goto('/about')
    await isAsked
    await page.locator('header a[data-full-load]').first().click()
    send()
    await expect(page).toHaveURL('/contact#request')
  })
})

/** The text of a page's visible parts, excluding what changes automatically. */
function saidOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const moving = '[aria-roledescription], #home dd, script, [aria-labelledby=stories-heading]'
    const left = [...document.querySelectorAll<HTMLElement>(moving)].map(({ innerText }) => innerText)
    return left
      .reduce((text, part) => text.replace(part, ''), document.body.innerText)
      .replaceAll(/\s+/g, ' ')
  })
}

test.describe('a page that changed has the same text as one served that way', () => {
  test.use({ serviceWorkers: 'allow' })
  for (const path of templates.filter((template) => !/^\/(?:search|contact\/result)/.test(template)))
    test(path, async ({ page }) => {
      await page.route('**/api/geolocation', (route) => route.fulfill(near))
      await page.goto(path)
      await isLocal(page)
      // Content that loads after the page.
      await page.waitForLoadState('networkidle')
      // A page that works offline says so once its copy is stored.
      await expect(page.getByText('Reading this page offline')).toHaveCount(0)
      const changed = await saidOn(page)
      expect(await stored(page, 'isLocalUser')).toMatchObject({ isLocal: true })
      await page.reload()
      await ready(page)
      await expect.poll(() => saidOn(page)).toBe(changed)
    })
})
