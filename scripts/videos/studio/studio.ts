import { chromium } from '@playwright/test'

const size = { width: 1280, height: 720 }

/** Opens a browser that takes screenshots of markup. */
export async function openStudio(style: string, executablePath: string) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--force-color-profile=srgb'],
  })
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 1 })
  await page.setContent(`<!doctype html><html lang="en"><style>${style}</style><body></body></html>`)
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())))
  // The DevTools screenshot is twice as fast as Playwright's, with the same result.
  const session = await page.context().newCDPSession(page)
  return {
    /** Renders markup as a PNG. */
    async picture(markup: string): Promise<Buffer> {
      await page.evaluate((text) => {
        document.body.innerHTML = text
      }, markup)
      const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      return Buffer.from(data, 'base64')
    },
    close: () => browser.close(),
  }
}
