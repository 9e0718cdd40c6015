import type { Browser, BrowserContext } from '@playwright/test'
import { phone, ready } from './visitors'
import type { Variant } from '@/lib/variant'

/** A visitor who is served one variant, and whatever their browser refuses because of a page's policy. */
export async function watchedVisitor(
  browser: Browser,
  { mode, device }: Variant,
  baseURL = '',
): Promise<{ context: BrowserContext; refused: string[] }> {
  const context = await browser.newContext({ baseURL, ...(device === 'mobile' && phone) })
  if (mode !== 'unknown')
    await context.addCookies([{ name: 'visitor-mode', value: mode, url: baseURL, sameSite: 'Lax' }])
  const refused: string[] = []
  await context.exposeFunction('tellRefused', (what: string) => refused.push(what))
  await context.addInitScript(() => {
    const tell = (window as unknown as { tellRefused: (what: string) => void }).tellRefused
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      tell(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  context.on('console', (message) => {
    if (/content security policy|permissions policy|refused to/i.test(message.text()))
      refused.push(message.text())
  })
  return { context, refused }
}

/** Opens pages one after the other until the script of each runs. @returns what was refused */
export async function everyPageRuns(
  browser: Browser,
  variant: Variant,
  paths: readonly string[],
  baseURL?: string,
): Promise<string[]> {
  const { context, refused } = await watchedVisitor(browser, variant, baseURL)
  const page = await context.newPage()
  for (const path of paths) {
    // A place that was looked up meanwhile would settle the next page's variant.
    if (variant.mode === 'unknown') await context.clearCookies()
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await ready(page)
  }
  await context.close()
  return refused
}
