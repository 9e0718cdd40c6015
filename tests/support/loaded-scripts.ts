import type { Page } from '@playwright/test'

/** The scripts that a page requests from now on, for tests of lazy loading. */
export function scriptsOf(page: Page) {
  const urls = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url())
  })
  // Fetched again, because response bodies are gone once the next page opens.
  const read = async (url: string) => (await page.request.get(url)).text()
  return {
    /** Whether one of them contains this text. */
    async hold(words: string): Promise<boolean> {
      const texts = await Promise.all([...urls].map(read))
      return texts.some((text) => text.includes(words))
    },
  }
}
