import type { Page } from '@playwright/test'
import { office } from '@/content/generated/practice/office'
import { idle } from '../../support/idle'
import { expect, ready, stored, test } from '../../support/visitors'

test.describe('an open page when the mode changes', () => {
  test.use({ place: 'Chicago' })

  async function chooseLocal(page: Page) {
    await page.getByRole('radio', { name: `Near ${office.city}` }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText(`Saved: near ${office.city}, or already a patient.`)).toBeVisible()
  }

  test('in another tab: changes too, and so do prefetched pages', async ({ page, context }) => {
    await page.goto('/contact')
    await expect.poll(() => stored(page, 'isLocalUser')).not.toBeNull()
    const about = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About', exact: true })
    await about.hover()
    const other = await context.newPage()
    await other.goto('/toggle')
    await ready(other)
    await chooseLocal(other)
    await expect(page.getByRole('heading', { name: `Visit Our ${office.city} Office` })).toBeVisible()
    await about.click()
    await expect(page.getByRole('heading', { level: 1, name: 'About the surgeon' })).toBeVisible()
    await expect(page.getByText(office.phone.display).first()).toBeVisible()
  })

  test('in two tabs: the result settles, and the tabs stop messaging each other', async ({
    page,
    context,
  }) => {
    await page.goto('/contact')
    await expect.poll(() => stored(page, 'isLocalUser')).not.toBeNull()
    const other = await context.newPage()
    await other.goto('/toggle')
    await ready(other)
    await chooseLocal(other)
    await expect(page.getByRole('heading', { name: `Visit Our ${office.city} Office` })).toBeVisible()
    for (const tab of [page, other]) {
      await tab.evaluate(() => {
        const tab = window as Window & { heard?: (string | null)[] }
        tab.heard = []
        window.addEventListener('storage', ({ key }) => tab.heard?.push(key))
      })
    }
    type Heard = Window & { heard?: (string | null)[] }
    // Events arrive in order: after the choice itself is delivered, the tabs must send nothing more.
    for (const round of ['first', 'second']) {
      for (const [from, to] of [
        [page, other],
        [other, page],
      ] as const) {
        await idle(from)
        await from.evaluate((name) => localStorage.setItem(name, String(Math.random())), round)
        const heard = () => to.evaluate(() => (window as Heard).heard)
        await expect.poll(heard).toContain(round)
        if (round === 'second') expect(await heard()).toEqual(['second'])
      }
      for (const tab of [page, other]) await tab.evaluate(() => ((window as Heard).heard = []))
    }
  })

  test('restored by the Back button: shows the current mode', async ({
    playwright,
    launchOptions,
    baseURL,
    extraHTTPHeaders,
  }) => {
    // Playwright disables the back-forward cache and the headless shell has none, unlike real browsers.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const page = await browser.newPage({ baseURL: baseURL ?? '', extraHTTPHeaders: extraHTTPHeaders ?? {} })
    await page.goto('/contact')
    await expect.poll(() => stored(page, 'isLocalUser')).not.toBeNull()
    await page.evaluate(() =>
      window.addEventListener('pageshow', ({ persisted }) =>
        sessionStorage.setItem('persisted', String(persisted)),
      ),
    )
    await page.goto('/toggle')
    await ready(page)
    await chooseLocal(page)
    // The first step back only removes the anchor of the saved message.
    await page.goBack()
    // A page from the cache does not load again.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(`${baseURL}/contact`)
    await expect(page.getByRole('heading', { name: `Visit Our ${office.city} Office` })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('persisted'))).toBe('true')
    await browser.close()
  })
})
