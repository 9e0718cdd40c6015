import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtPages, htmlFiles } from './built-pages.mjs'
import { paintFirst } from './paint-first.mjs'
import { stillPage } from './still/still-page.mjs'

/**
 * What is done to each prerendered page: it loses what stands in it twice, and its scripts wait for the first paint
 * (docs/decisions/0030). STILL_PAGES=off leaves pages as Next made them: slower to arrive, and otherwise the same.
 */
export function rewritePages() {
  if (process.env.STILL_PAGES === 'off') return { ok: true, output: '' }
  for (const name of htmlFiles()) {
    const file = join(builtPages, name)
    const html = readFileSync(file, 'utf8')
    const written = paintFirst(stillPage(html))
    if (written !== html) writeFileSync(file, written)
  }
  return { ok: true, output: '' }
}
