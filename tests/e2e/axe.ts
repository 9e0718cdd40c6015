import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { modes } from './pages'

/**
 * What axe finds on the page as it stands now: its rules for WCAG 2.2 AA and its best practices.
 * @param parts selectors of what is looked at; none: the whole page
 */
export async function violations(page: Page, ...parts: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ])
  for (const part of parts) axe.include(part)
  const { violations: found } = await axe.analyze()
  return found.map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** Holds a page in the mode it was served in: `unknown` lasts only while the look-up is under way. */
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
