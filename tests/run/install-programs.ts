import { existsSync } from 'node:fs'
import { chromium, firefox, webkit } from '@playwright/test'
import { run, runScript } from '@/lib/command/run'
import { findChromium } from '@/tests/run/executables'

const browsers = { chromium, firefox, webkit }
export type BrowserName = keyof typeof browsers

/** A browser that Playwright has already downloaded. */
export function downloadedBrowser(name: BrowserName): string | undefined {
  const path = browsers[name].executablePath()
  return existsSync(path) ? path : undefined
}

/** Downloads browsers with Playwright, which needs internet access, and as root their system libraries. */
export async function downloadBrowsers(names: readonly BrowserName[]): Promise<void> {
  console.log(`Downloading ${names.join(' and ')} (a few minutes)...`)
  const asRoot = process.getuid?.() === 0 ? ['--with-deps'] : []
  const args = ['install', ...asRoot, ...names]
  const { ok } = await runScript('node_modules/@playwright/test/cli.js', args, { quiet: true })
  if (!ok) console.log('Playwright could not download it: is there no internet?')
}

/** Installs a Debian package if this user may, which requires root. */
export async function installDebianPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  console.log(`Installing ${name} with apt-get (a few minutes)...`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, quiet: true })
  const args = ['install', '-y', '--no-install-recommends', name]
  const { ok, output } = await run('apt-get', args, { env, quiet: true })
  if (!ok) console.log(output.trim())
}

/** Chromium from the system, Playwright's download or Debian's package; undefined if none is available. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium() ?? downloadedBrowser('chromium')
  if (found || process.env.CHROMIUM_PATH) return found
  await downloadBrowsers(['chromium'])
  const downloaded = downloadedBrowser('chromium')
  if (downloaded) return downloaded
  await installDebianPackage('chromium')
  return findChromium()
}
