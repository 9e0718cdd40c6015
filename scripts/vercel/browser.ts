import { chromium, type Browser } from '@playwright/test'
import { browserArguments } from '@/scripts/bench/browser'
import { exactly } from '@/scripts/vercel/pages'
import type { Figure } from '@/tests/run/report'
import { modes, templates } from '@/tests/support/pages'
import { everyPageRuns } from '@/tests/support/policy-watch'
import { ready } from '@/tests/support/visitors'

/** Every template, a page that is rendered on request, and the 404 page. */
const paths = [...templates, '/search?q=sciatica', '/no-such-page']

async function refusals(browser: Browser, url: string): Promise<string> {
  const refused: string[] = []
  for (const mode of modes) refused.push(...(await everyPageRuns(browser, mode, paths, url)))
  return [...new Set(refused)].join('; ') || 'nothing'
}

/** Whether the page that a link leads to replaces the current one without a new document. */
async function followsLink(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage()
  await page.goto(`${url}/reviews`)
  await ready(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await page.waitForURL('**/about')
  return (await page.evaluate(() => 'isSameDocument' in window)) ? 'yes' : 'no'
}

/** Opens pages in a browser until their scripts run, which a wrong hash in their policy would prevent. */
export async function measureScripts(url: string, executablePath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    const name = `${paths.length} pages as every variant in a browser: refused by their policy`
    return [
      exactly(name, 'nothing', await refusals(browser, url)),
      exactly(
        'a link changes the page without loading another document',
        'yes',
        await followsLink(browser, url),
      ),
    ]
  } finally {
    await browser.close()
  }
}
