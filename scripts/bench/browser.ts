import { chromium, devices, type BrowserContext } from '@playwright/test'
import { nearby } from './pages.ts'

export const browserArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

const contexts = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  desktop: { viewport: { width: 1440, height: 900 } },
}
export type Device = keyof typeof contexts
export type OpenContext = (device: Device) => Promise<BrowserContext>

/** Runs `work` with a browser whose contexts belong to visitors near the office. */
export async function withBrowser<Result>(
  executablePath: string,
  work: (open: OpenContext) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    return await work((device) => browser.newContext({ ...contexts[device], extraHTTPHeaders: nearby }))
  } finally {
    await browser.close()
  }
}
