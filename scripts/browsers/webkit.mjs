import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, By, Key } from 'selenium-webdriver'

export const name = 'WebKitGTK'
export const packages = ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav']

const findBinary = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
export const isInstalled = () => findBinary() !== undefined && existsSync('/usr/bin/WebKitWebDriver')

const port = 4455
const display = ':97'
const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN }

/** As root its sandbox does not start; it only ever opens this site. */
const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }

async function build() {
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findBinary(), args: ['--automation'] },
  }
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
}

/** WebKit as Debian has it, by WebDriver: the engine of Safari, not Safari. @returns {Promise<import('./page.mjs').Driver>} */
export async function launch() {
  const helpers = [
    spawn('Xvfb', [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' }),
    spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env }),
  ]
  await sleep(1500)
  const driver = await build()
  await driver.manage().window().setRect({ width: 1280, height: 900, x: 0, y: 0 })
  const find = (css) => driver.findElement(By.css(css))
  return {
    version: `WebKitGTK ${(await driver.getCapabilities()).get('browserVersion')}`,
    // WebDriver does not tell of errors in a page.
    errors: [],
    open: (url) => driver.get(url),
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
