import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'

const path = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

export const name = 'Firefox'
export const packages = ['firefox-esr']
export const isInstalled = () => existsSync(path)

/** Firefox by WebDriver BiDi. @returns {Promise<import('./page.mjs').Driver>} */
export async function launch() {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  return {
    version: (await browser.version()).replace('/', ' '),
    errors,
    open: (url) => page.goto(url, { waitUntil: 'load' }),
    evaluate: (source) => page.evaluate(source),
    click: (css) => page.click(css),
    type: (css, text) => page.type(css, text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  }
}
