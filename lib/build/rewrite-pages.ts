import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deduplicatePayload } from '@/lib/build/deduplicate-payload/deduplicate-payload'
import { deferScripts } from '@/lib/build/defer-scripts'
import { pagesFolder, prerenderedPages } from '@/lib/build/prerendered-pages'
import { root } from '@/lib/command/root'

/**
 * Makes prerendered pages smaller and faster to paint (docs/decisions/0030). DEDUPLICATE_PAYLOAD=off and
 * DEFER_SCRIPTS=off turn the steps off, for debugging: pages then load more slowly but look the same.
 */
export function rewritePages(): void {
  const steps = [
    ...(process.env.DEDUPLICATE_PAYLOAD === 'off' ? [] : [deduplicatePayload]),
    ...(process.env.DEFER_SCRIPTS === 'off' ? [] : [deferScripts]),
  ]
  for (const name of prerenderedPages()) {
    const file = join(pagesFolder, name)
    const html = readFileSync(file, 'utf8')
    const rewritten = steps.reduce((text, step) => step(text), html)
    if (rewritten !== html) writeFileSync(file, rewritten)
  }
  // Next's copy for hosts such as Vercel; its scripts have to match the hashes in the page's policy.
  copyFileSync(join(pagesFolder, '_not-found.html'), join(root, '.next/server/pages/404.html'))
}
