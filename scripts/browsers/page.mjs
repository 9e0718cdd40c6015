import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * @typedef {object} Driver one open page of a browser
 * @property {string} version
 * @property {() => Promise<string[]>} problems what went wrong in its pages since they were last asked for
 * @property {string} downloads the folder where files go that a visitor saves
 * @property {(width: number, height: number) => Promise<unknown>} resize
 * @property {(url: string) => Promise<unknown>} open
 * @property {() => Promise<unknown>} reload
 * @property {(source: string) => Promise<unknown>} evaluate an expression
 * @property {(css: string) => Promise<unknown>} click
 * @property {(css: string, text: string) => Promise<unknown>} type
 * @property {(key: string) => Promise<unknown>} press
 * @property {() => Promise<unknown>} close
 */

const patience = 15_000

/** Whether script has taken an element over: React has left its mark on it. */
const isLive = (css) =>
  `[...document.querySelectorAll(${JSON.stringify(css)})].some((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))`

/** What an element is called, near enough. */
const nameOf = `((element) =>
  element.getAttribute('aria-label') ?? (element.labels?.[0] ?? element).textContent ?? '')`

/** Marks the first element in sight with this name, and says whether there is one. */
const marking = (css, name) => `((css, name) => {
  document.querySelectorAll('[data-target]').forEach((element) => element.removeAttribute('data-target'))
  const found = [...document.querySelectorAll(css)].find(
    (element) => ${nameOf}(element).includes(name) && element.getClientRects().length > 0,
  )
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  found?.setAttribute('data-target', '')
  return found !== undefined
})(${JSON.stringify(css)}, ${JSON.stringify(name)})`

/** A visitor's moves on a driver's page. @param {Driver} driver @param {string} origin */
export function visitor(driver, origin) {
  /** What `look` returns, as soon as that is anything. */
  async function wait(look, what) {
    for (const began = Date.now(); Date.now() - began < patience; await sleep(100)) {
      const found = await look()
      if (found) return found
    }
    throw new Error(`not so after ${patience / 1000} s: ${what}`)
  }
  const until = (source, what = source) => wait(() => driver.evaluate(source).catch(() => false), what)
  /** Parts of a page are taken over later than others; until then a press on them is lost. */
  const runs = (css) => until(isLive(css), `${css} runs`)
  const mark = (css, name) => until(marking(css, name), `there is ${css} "${name}"`)
  /** Twice where the page, which settles its variant as it starts, has drawn the element anew in between. */
  async function onTarget(css, name, act) {
    await mark(css, name)
    await act().catch(async () => (await mark(css, name), act()))
  }
  return {
    wait,
    until,
    evaluate: driver.evaluate,
    resize: driver.resize,
    runs,
    async open(path, site = origin) {
      const go = () => driver.open(site + path)
      // Twice where the page before, which settles its variant as it starts, was just loading something itself.
      await go().catch(go)
      await runs('header a')
    },
    async reload() {
      await driver.reload()
      await runs('header a')
    },
    async press(...keys) {
      for (const key of keys) await driver.press(key)
    },
    focus: (css, name) =>
      onTarget(css, name, () => driver.evaluate(`document.querySelector('[data-target]').focus()`)),
    /** Whether the focus is on an element with this name. */
    hasFocus: (css, name) =>
      until(
        `document.activeElement.matches(${JSON.stringify(css)}) && ${nameOf}(document.activeElement).includes(${JSON.stringify(name)})`,
        `${css} "${name}" has the focus`,
      ),
    /** The bytes of a file that was saved, once it is whole. */
    async saved(ending) {
      const name = await wait(
        () => readdirSync(driver.downloads).find((file) => file.endsWith(ending)),
        `a file ${ending} is saved`,
      )
      return readFileSync(join(driver.downloads, name))
    },
    click: (css, name) => onTarget(css, name, () => driver.click('[data-target]')),
    type: (css, name, text) => onTarget(css, name, () => driver.type('[data-target]', text)),
    sees: (text) => until(`document.body.innerText.includes(${JSON.stringify(text)})`, `"${text}" is there`),
  }
}
