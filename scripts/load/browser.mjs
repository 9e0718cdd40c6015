import { chromium, devices } from '@playwright/test'
import { nearby } from './pages.mjs'

export const args = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']

const contexts = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  desk: { viewport: { width: 1440, height: 900 } },
}

/** @param {string} executablePath @param {(open: (device: 'phone' | 'desk') => Promise<import('@playwright/test').BrowserContext>) => Promise<T>} work @template T */
export async function withBrowser(executablePath, work) {
  const browser = await chromium.launch({ executablePath, args })
  try {
    return await work((device) => browser.newContext({ ...contexts[device], extraHTTPHeaders: nearby }))
  } finally {
    await browser.close()
  }
}
