import './lib/typescript.mjs'
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/paths.mjs'
import { main, Refusal } from './lib/run.mjs'

const usage = `npm run forms

Makes the blank patient forms, public/forms/*.pdf, from content/forms. The files are in git, so that they are the same
for everyone who prints them. Run it after a change of a form, and look at what it made.`

/** Fixed, so that a form that did not change stays the same file. */
const created = '2026-11-22T12:00:00Z'

const font = (weight) =>
  new Uint8Array(
    readFileSync(
      join(
        root,
        `node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
      ),
    ),
  )

/** The blank forms by file name. @returns {Promise<Map<string, Uint8Array>>} */
export async function blankForms() {
  const { patientForms } = await import('../content/forms/all.ts')
  const { sheetContent } = await import('../lib/forms/sheet-content.ts')
  const { pdfDocument } = await import('../lib/pdf/document.ts')
  const fonts = { regular: font(400), bold: font(600) }
  const files = new Map()
  for (const form of patientForms)
    files.set(`${form.id}.pdf`, await pdfDocument(sheetContent(form, null, created), fonts))
  return files
}

async function run() {
  if (process.argv.length > 2) throw new Refusal(usage)
  const folder = join(root, 'public/forms')
  mkdirSync(folder, { recursive: true })
  for (const [name, bytes] of await blankForms()) {
    writeFileSync(join(folder, name), bytes)
    console.log(`${name}: ${(bytes.length / 1000).toFixed(1)} kB`)
  }
}

// The test imports this file, too.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) await main(run)
