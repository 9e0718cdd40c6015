import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesFolder, prerenderedPages } from '@/lib/build/prerendered-pages'
import { addToTrace } from '@/lib/build/trace'
import { root } from '@/lib/command/root'

const output = join(root, '.next/inline-scripts.json')

// React escapes angle brackets in attributes, and `</script` in scripts, so this regex is safe.
const scripts = /<script([^>]*)>(.*?)<\/script>/gs
const notInline = /\s(?:data-)?src=|\stype="application\/(?:ld\+)?json"/

/** The Content-Security-Policy sources of a page's inline scripts, without duplicates. */
export function inlineScriptSources(html: string): string[] {
  const texts = [...html.matchAll(scripts)].flatMap(([, attributes = '', text = '']) =>
    notInline.test(attributes) ? [] : [text],
  )
  return [...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))]
}

/** The URL path of a prerendered file, such as `/local` for local.html. */
const addressOf = (file: string) => `/${file.slice(0, -'.html'.length)}`

/** Writes the hashes of each prerendered page's inline scripts, for lib/variant/edge/page-scripts.server.ts. */
export function writeInlineScripts(): void {
  const pages = prerenderedPages()
  if (pages.length === 0) throw new Error(`There are no pages in ${pagesFolder}.`)
  const entries = pages.map((page) => [
    addressOf(page),
    inlineScriptSources(readFileSync(join(pagesFolder, page), 'utf8')),
  ])
  writeFileSync(output, JSON.stringify(Object.fromEntries(entries)))
  addToTrace('middleware.js', output)
}
