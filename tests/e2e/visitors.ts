import { test as base, expect, type Page } from '@playwright/test'

/** What the edge network in front says of a visitor's place (GEO_SOURCE=vercel in playwright.config.ts). */
export const places = {
  Visalia: { 'x-vercel-ip-latitude': '36.3302', 'x-vercel-ip-longitude': '-119.2921' },
  Chicago: { 'x-vercel-ip-latitude': '41.8781', 'x-vercel-ip-longitude': '-87.6298' },
  nowhere: {},
} as const

export type Place = keyof typeof places

const phoneUserAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** A phone, for `test.use`: its user agent, its width, its finger. */
export const phone = {
  userAgent: phoneUserAgent,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
} as const

/** The office's number in any spelling: what no visitor from far away may find. */
export const officeNumber = /555[^0-9]{0,3}0142/

let visitors = 0

/** Each test is a visitor of its own: a place, and an address that no other test's limit counts. */
export const test = base.extend<{ place: Place }>({
  place: ['nowhere', { option: true }],
  extraHTTPHeaders: async ({ place }, use, info) => {
    visitors += 1
    const address = `2001:db8:${info.workerIndex.toString(16)}:${visitors.toString(16)}::1`
    await use({ ...places[place], 'x-forwarded-for': address })
  },
})

export { expect }

/** Waits until the page's script has taken over. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const header = document.querySelector('header a, a')
    return header !== null && Object.keys(header).some((key) => key.startsWith('__reactProps'))
  })
}

/** Keeps requests waiting. @returns what lets them go on */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const isTime = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => (await isTime, route.continue()))
  return release
}

/** What the browser keeps under a key: its value, null when there is none, the text itself where it is no JSON. */
export async function stored(page: Page, key: string): Promise<unknown> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key)
  try {
    return JSON.parse(text ?? 'null') as unknown
  } catch {
    return text
  }
}

export async function modeCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'visitor-mode')?.value
}
