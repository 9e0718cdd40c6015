import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { modes } from './pages'

/**
 * axe violations on the page in its current state: WCAG 2.2 AA rules and best practices.
 * @param parts selectors to check; the whole page if empty
 */
export async function violations(page: Page, ...parts: string[]): Promise<string[]> {
  // A bar at the bottom of the screen covers a part of whatever is scrolled below it, which axe counts as a small target.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.quick-actions { position: static !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  // No page has frames, so axe need not open a second page per result. Only violations are reported in full.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  for (const part of parts) axe.include(part)
  const { violations: found } = await axe.analyze()
  return found.map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** Keeps a page in the mode it was served in: `unknown` would last only until the lookup completes. */
export async function visitAs(page: Page, mode: (typeof modes)[number]): Promise<void> {
  if (mode !== 'unknown') {
    await page.context().addCookies([{ name: 'visitor-mode', value: mode, domain: 'localhost', path: '/' }])
  }
  await page.route('**/api/geolocation', (route) =>
    mode === 'unknown'
      ? undefined
      : route.fulfill({ json: { success: true, isLocal: mode === 'local', distance: 20 } }),
  )
}
