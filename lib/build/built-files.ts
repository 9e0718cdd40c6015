import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '@/lib/command/root'

/** The folder of the scripts, styles and fonts that `next build` makes. Their names contain a hash of their content. */
export const builtFolder = join(root, '.next/static')

/** The files in it, by their relative paths, without compressed copies. */
export function builtFiles(): string[] {
  return readdirSync(builtFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(builtFolder, join(parentPath, name)))
}
