import { writeFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { office } from '@/content/generated/practice/office'
import { locality } from '@/lib/variant/location/distance'
import { readServerLogs } from './servers/server-logs'

/** The edge network's location headers (GEO_SOURCE=vercel in playwright.config.ts). */
export const places = {
  Visalia: { 'x-vercel-ip-latitude': '36.3302', 'x-vercel-ip-longitude': '-119.2921' },
  Chicago: { 'x-vercel-ip-latitude': '41.8781', 'x-vercel-ip-longitude': '-87.6298' },
  nowhere: {},
} as const

/** From the office, as the site rounds it: 20 from Hanford. */
export const milesToVisalia = locality({ lat: 36.3302, lng: -119.2921 }).distance

export type Place = keyof typeof places

const phoneUserAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** A phone, for `test.use`: user agent, viewport, touch. */
export const phone = {
  userAgent: phoneUserAgent,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
} as const

/** The office's number in any format: remote visitors must never see it. */
const [, , exchange, line] = office.phone.display.split(/\D+/)
export const officeNumber = new RegExp(`${exchange}[^0-9]{0,3}${line}`)

let visitors = 0

/** Each test is a separate visitor with a location and a unique IP address, so rate limits don't overlap. */
export const test = base.extend<{ place: Place; logsOfFailure: void }>({
  place: ['nowhere', { option: true }],
  extraHTTPHeaders: async ({ place }, use, info) => {
    visitors += 1
    // Rate limits apply to the /48 as well.
    const network = ((info.workerIndex << 10) + visitors) & 0xffff
    const address = `2001:db8:${network.toString(16)}::1`
    await use({ ...places[place], 'x-forwarded-for': address })
  },
  logsOfFailure: [
    async ({}, use, info) => {
      const before = readServerLogs()
      await use()
      if (info.status === info.expectedStatus) return
      for (const [name, log] of readServerLogs()) {
        const printed = log.subarray(before.get(name)?.length ?? 0)
        if (printed.length === 0) continue
        const path = info.outputPath(name)
        writeFileSync(path, printed)
        await info.attach(name, { path })
      }
    },
    { auto: true },
  ],
})

export { expect }

/** Waits for hydration. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const header = document.querySelector('header a, a')
    return header !== null && Object.keys(header).some((key) => key.startsWith('__reactProps'))
  })
}

/** Holds requests. @returns a function that releases them */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const isTime = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => (await isTime, route.continue()))
  return release
}

/** A key's value in localStorage: parsed, null if missing, the raw text if it is not JSON. */
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
