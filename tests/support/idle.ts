import type { Page } from '@playwright/test'

/**
 * Resolves when the page has painted and its main thread is idle. For tests that something does not happen:
 * by then it would have.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
      }),
  )
}

/** Resolves when the page has loaded, its own requests have completed, and it is idle. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await idle(page)
}
