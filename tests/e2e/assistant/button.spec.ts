import { openButton, openPanel, panelOf } from '../../support/assistant-panel'
import { settled } from '../../support/idle'
import { expect, ready, test } from '../../support/visitors'

// A known location: a page that is about to change variant could lose a click.
test.use({ reducedMotion: 'reduce', place: 'Chicago' })

test.describe('the button', () => {
  test('the panel’s script loads on the first click, not before', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/about')
    await ready(page)
    await settled(page)
    const before = scripts.length
    await openButton(page).click()
    await expect(panelOf(page)).toBeVisible()
    expect(scripts.length).toBeGreaterThan(before)
  })

  test('is not printed', async ({ page }) => {
    await page.goto('/about')
    await page.emulateMedia({ media: 'print' })
    await expect(openButton(page)).toBeHidden()
  })

  test('is below notifications', async ({ page }) => {
    await page.goto('/contact')
    const layer = (element: Element) => Number(getComputedStyle(element).zIndex)
    expect(await openButton(page).evaluate(layer)).toBeLessThan(50)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test('is absent', async ({ page }) => {
      await page.goto('/about')
      await expect(page.getByText('of the wellness assistant')).toBeHidden()
    })
  })

  test('is on the 404 page', async ({ page }) => {
    await openPanel(page, '/nothing-here')
  })

  test('falls back to the contact page if its script fails to load', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    await openButton(page).click()
    await expect(page).toHaveURL('/contact')
  })

  test('responds to a click before the script arrives: an empty card, then the panel', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    let send = () => {}
    const isSent = new Promise<void>((resolve) => (send = resolve))
    await page.route('**/_next/static/chunks/**', async (route) => {
      await isSent
      await route.continue()
    })
    await openButton(page).click()
    const wait = page.getByText('Opening the assistant...')
    await expect(wait).toBeVisible()
    await expect(panelOf(page)).toBeHidden()
    send()
    await expect(panelOf(page)).toBeVisible()
    await expect(wait).toHaveCount(0)
  })
})
