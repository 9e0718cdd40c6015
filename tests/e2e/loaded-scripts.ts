import type { Page } from '@playwright/test'

/** The scripts that a page asks for from now on, for tests of what comes when. */
export function scriptsOf(page: Page) {
  const urls = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url())
  })
  // Asked for once more: what a page was answered is gone when the next one opens.
  const read = async (url: string) => (await page.request.get(url)).text()
  return {
    /** Whether one of them has these words. */
    async hold(words: string): Promise<boolean> {
      const texts = await Promise.all([...urls].map(read))
      return texts.some((text) => text.includes(words))
    },
  }
}
