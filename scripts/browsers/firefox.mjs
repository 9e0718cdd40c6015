import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer from 'puppeteer-core'
import { watchProblems } from './problems.mjs'

const path = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

export const name = 'Firefox'
export const packages = ['firefox-esr']
export const isInstalled = () => existsSync(path)

/** Firefox by WebDriver BiDi. @returns {Promise<import('./page.mjs').Driver>} */
export async function launch() {
  const downloads = mkdtempSync(join(tmpdir(), 'firefox-downloads-'))
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    // 2: the folder that is named, without a question.
    extraPrefsFirefox: { 'browser.download.folderList': 2, 'browser.download.dir': downloads },
  })
  const page = await browser.newPage()
  const resize = (width, height) => page.setViewport({ width, height })
  await resize(1280, 900)
  const problems = []
  await page.exposeFunction('tellProblem', (text) => void problems.push(text))
  await page.evaluateOnNewDocument(watchProblems)
  return {
    version: (await browser.version()).replace('/', ' '),
    downloads,
    problems: async () => problems.splice(0),
    resize,
    open: (url) => page.goto(url, { waitUntil: 'load' }),
    reload: () => page.reload({ waitUntil: 'load' }),
    evaluate: (source) => page.evaluate(source),
    click: (css) => page.click(css),
    type: (css, text) => page.type(css, text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  }
}
