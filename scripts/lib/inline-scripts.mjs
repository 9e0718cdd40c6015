import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtPages, htmlFiles } from './built-pages.mjs'
import { root } from './paths.mjs'
import { addToTrace } from './trace.mjs'

const output = join(root, '.next/inline-scripts.json')

// React writes the pages: it escapes the angle brackets of attributes, and `</script` within a script.
const scripts = /<script([^>]*)>(.*?)<\/script>/gs
const notRun = /\s(?:data-)?src=|\stype="application\/(?:ld\+)?json"/

/** The Content-Security-Policy sources of the scripts that stand in a page, each once. @param {string} html */
export function inlineScriptSources(html) {
  const texts = [...html.matchAll(scripts)].flatMap(([, attributes, text]) =>
    notRun.test(attributes) ? [] : [text],
  )
  return [...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))]
}

/** Where a prerendered file is served: `/local-mobile` for local-mobile.html. */
const addressOf = (file) => `/${file.slice(0, -'.html'.length)}`

/**
 * Writes down which inline scripts each prerendered page has, for lib/edge/page-scripts.server.ts, and has it packed
 * with the middleware where a host packs a build.
 */
export function writeInlineScripts() {
  const files = htmlFiles()
  if (files.length === 0) return { ok: false, output: `No pages in ${builtPages}` }
  const entries = files.map((file) => [
    addressOf(file),
    inlineScriptSources(readFileSync(join(builtPages, file), 'utf8')),
  ])
  writeFileSync(output, JSON.stringify(Object.fromEntries(entries)))
  addToTrace('middleware.js', output)
  return { ok: true, output: '' }
}
