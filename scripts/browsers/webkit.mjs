import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, By, Key } from 'selenium-webdriver'
import { watchProblems } from './problems.mjs'

export const name = 'WebKitGTK'
export const packages = ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav']

const findBinary = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
export const isInstalled = () => findBinary() !== undefined && existsSync('/usr/bin/WebKitWebDriver')

const port = 4455
const display = ':97'
const keys = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
}

/** As root its sandbox does not start; it only ever opens this site. Files go to its home, where nothing else is. */
const environment = (home) => ({
  ...process.env,
  HOME: home,
  DISPLAY: display,
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
})

async function build() {
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findBinary(), args: ['--automation'] },
  }
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
}

/** WebKit as Debian has it, by WebDriver: the engine of Safari, not Safari. @returns {Promise<import('./page.mjs').Driver>} */
export async function launch() {
  const downloads = mkdtempSync(join(tmpdir(), 'webkit-downloads-'))
  const env = environment(downloads)
  const helpers = [
    spawn('Xvfb', [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' }),
    spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env }),
  ]
  await sleep(1500)
  const driver = await build()
  const resize = (width, height) => driver.manage().window().setRect({ width, height, x: 0, y: 0 })
  await resize(1280, 900)
  const problems = []
  /** From when a page stands: WebDriver cannot be there earlier, and the page takes what it knows along when it goes. */
  async function collect() {
    problems.push(...(await driver.executeScript('return globalThis.problems?.splice(0) ?? []')))
  }
  async function arrive(go) {
    await collect()
    await go()
    await driver.executeScript(
      `globalThis.problems = []; globalThis.tellProblem = (text) => globalThis.problems.push(text); (${watchProblems})()`,
    )
  }
  const find = (css) => driver.findElement(By.css(css))
  return {
    version: `WebKitGTK ${(await driver.getCapabilities()).get('browserVersion')}`,
    downloads,
    problems: async () => (await collect(), problems.splice(0)),
    resize,
    open: (url) => arrive(() => driver.get(url)),
    reload: () => arrive(() => driver.navigate().refresh()),
    evaluate: (source) => driver.executeScript(`return ${source}`),
    click: async (css) => (await find(css)).click(),
    type: async (css, text) => (await find(css)).sendKeys(text),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async close() {
      await driver.quit()
      for (const helper of helpers) helper.kill()
    },
  }
}
