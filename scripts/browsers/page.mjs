import { setTimeout as sleep } from 'node:timers/promises'

/**
 * @typedef {object} Driver one open page of a browser
 * @property {string} version
 * @property {string[]} errors what its scripts failed with
 * @property {(url: string) => Promise<unknown>} open
 * @property {(source: string) => Promise<unknown>} evaluate an expression
 * @property {(css: string) => Promise<unknown>} click
 * @property {(css: string, text: string) => Promise<unknown>} type
 * @property {(key: string) => Promise<unknown>} press
 * @property {() => Promise<unknown>} close
 */

const patience = 15_000

/** Whether script has taken over: React has left its mark on a link. */
const isReady = `[...document.querySelectorAll('header a')].some((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')))`

/** Marks the first element in sight with this name, and says whether there is one. */
const marking = (css, name) => `((css, name) => {
  document.querySelectorAll('[data-target]').forEach((element) => element.removeAttribute('data-target'))
  const nameOf = (element) =>
    element.getAttribute('aria-label') ?? (element.labels?.[0] ?? element).textContent ?? ''
  const found = [...document.querySelectorAll(css)].find(
    (element) => nameOf(element).includes(name) && element.getClientRects().length > 0,
  )
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  found?.setAttribute('data-target', '')
  return found !== undefined
})(${JSON.stringify(css)}, ${JSON.stringify(name)})`

/** A visitor's moves on a driver's page. @param {Driver} driver @param {string} origin */
export function visitor(driver, origin) {
  async function until(source, what = source) {
    for (const began = Date.now(); Date.now() - began < patience; await sleep(100)) {
      if (await driver.evaluate(source).catch(() => false)) return
    }
    throw new Error(`not so after ${patience / 1000} s: ${what}`)
  }
  const mark = (css, name) => until(marking(css, name), `there is ${css} "${name}"`)
  /** Twice where the page, which settles its variant as it starts, has drawn the element anew in between. */
  async function onTarget(css, name, act) {
    await mark(css, name)
    await act().catch(async () => (await mark(css, name), act()))
  }
  return {
    until,
    evaluate: driver.evaluate,
    press: driver.press,
    async open(path) {
      await driver.open(origin + path)
      await until(isReady, `${path} runs`)
    },
    click: (css, name) => onTarget(css, name, () => driver.click('[data-target]')),
    type: (css, name, text) => onTarget(css, name, () => driver.type('[data-target]', text)),
    sees: (text) => until(`document.body.innerText.includes(${JSON.stringify(text)})`, `"${text}" is there`),
  }
}
