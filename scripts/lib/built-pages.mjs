import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Where `next build` puts the pages that it renders. */
export const builtPages = join(root, '.next/server/app')

/** Their files, such as `local-mobile/about.html`. */
export const htmlFiles = () =>
  readdirSync(builtPages, { recursive: true }).filter((name) => name.endsWith('.html'))
