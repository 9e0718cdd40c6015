import { chromium } from '@playwright/test'

const size = { width: 1280, height: 720 }

/** A browser that photographs pictures given as markup. */
export async function openStudio(style, executablePath) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--force-color-profile=srgb'],
  })
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 1 })
  await page.setContent(`<!doctype html><html lang="en"><style>${style}</style><body></body></html>`)
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())))
  // Its own way to photograph is twice as fast as Playwright's, and the pictures are the same.
  const session = await page.context().newCDPSession(page)
  return {
    /** @param {string} markup @returns {Promise<Buffer>} PNG */
    async picture(markup) {
      await page.evaluate((text) => (document.body.innerHTML = text), markup)
      const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      return Buffer.from(data, 'base64')
    },
    close: () => browser.close(),
  }
}
