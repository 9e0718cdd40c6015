import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { paintFirst } from '../paint-first.mjs'
import { root } from '../paths.mjs'
import { stillPage } from './still-page.mjs'

const pages = join(root, '.next/server/app')

/**
 * Takes out of each prerendered page what stands in it twice (docs/decisions/0030). STILL_PAGES=off leaves them as Next made
 * them: slower to arrive, and otherwise the same.
 */
export function stillPages() {
  if (process.env.STILL_PAGES === 'off') return { ok: true, output: '' }
  for (const name of readdirSync(pages, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const file = join(pages, name)
    const html = readFileSync(file, 'utf8')
    const still = paintFirst(stillPage(html))
    if (still !== html) writeFileSync(file, still)
  }
  return { ok: true, output: '' }
}
