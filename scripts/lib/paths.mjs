import { readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

/** npm scripts run in the package's folder; every path below hangs on it, so all entry points move there first. */
export const root = resolve(import.meta.dirname, '../..')

const bin = join(root, 'node_modules/.bin')

/** @param {string} file @returns {any} */
export const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/**
 * The Node that this project pins. The machine's own may be older (no node:sqlite, and Next would misbehave), so
 * nothing of the site is ever run on it.
 */
export function projectNode() {
  const pinned = readJson('package.json').dependencies.node
  const sameMajor = process.versions.node.split('.')[0] === pinned.split('.')[0]
  return sameMajor ? process.execPath : join(bin, 'node')
}

/** PATH with the project's programs first (or, to install them, without them). */
export function searchPath({ project }) {
  const others = (process.env.PATH ?? '').split(delimiter).filter((folder) => resolve(folder) !== bin)
  return (project ? [bin, ...others] : others).join(delimiter)
}
