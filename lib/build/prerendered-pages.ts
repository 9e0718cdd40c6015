import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@/lib/command/root'

/** The folder where `next build` puts prerendered pages. */
export const pagesFolder = join(root, '.next/server/app')

/** The prerendered pages' files, relative to that folder; each path starts with the variant's name. */
export function prerenderedPages(): string[] {
  const names = readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.html'))
}
