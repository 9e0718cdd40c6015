import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { ready } from './visitors'
import type { Mode } from '@/lib/variant/variant'

/**
 * A visitor who is served one variant. `refused` collects what their browser blocks because of a page's CSP,
 * requests to other sites, errors, and anything else that is written to the console.
 */
export async function watchedVisitor(
  browser: Browser,
  mode: Mode,
  baseURL = '',
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; refused: string[] }> {
  const context = await browser.newContext({ baseURL, ...options })
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
  const { origin } = new URL(baseURL)
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && url.protocol !== 'data:') refused.push(`asks ${url.href}`)
  })
  context.on('weberror', (error) => refused.push(`${error.page()?.url()}: ${error.error().message}`))
  context.on('console', (message) => {
    // Chromium reports the status of the 404 page, and the site that nothing tells it where this visitor is.
    const isExpected =
      message.location().url.endsWith('/nothing-here') || message.text().startsWith('The visitor’s place')
    if (!isExpected) refused.push(`${message.page()?.url()}: ${message.type()}: ${message.text()}`)
  })
  return { context, refused }
}

/** Opens pages one after the other until each one's script runs. @returns what was refused */
export async function everyPageRuns(
  browser: Browser,
  mode: Mode,
  paths: readonly string[],
  baseURL?: string,
): Promise<string[]> {
  const { context, refused } = await watchedVisitor(browser, mode, baseURL)
  const page = await context.newPage()
  for (const path of paths) {
    // A location stored by a lookup would determine the next page's variant.
    if (mode === 'unknown') await context.clearCookies()
    await page.goto(path)
    await ready(page)
  }
  await context.close()
  return refused
}
