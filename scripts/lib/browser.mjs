import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackage } from './debian-package.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome']

function executable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @returns {string | undefined} CHROMIUM_PATH, which alone counts where it is set, else the first Chromium there is */
export function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) return executable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(executable)
}

/** Installs Debian's Chromium where we may. @returns {Promise<string | undefined>} its path */
export async function installBrowser() {
  if (process.env.CHROMIUM_PATH) return undefined
  await installPackage('chromium')
  return findBrowser()
}
