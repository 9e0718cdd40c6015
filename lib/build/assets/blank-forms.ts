import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { patientForms } from '@/content/en/ui/forms/all'
import { root } from '@/lib/command/root'
import { sheetContent } from '@/lib/on-device/forms/sheet-content'
import { writeIfChanged } from '@/lib/build/content/write-if-changed'
import { pdfDocument } from '@/lib/on-device/pdf/document'

/** Fixed, so that an unchanged form produces the same bytes. */
const created = '2026-11-22T12:00:00Z'

const fontsFolder = join(root, 'node_modules/@fontsource/atkinson-hyperlegible-next/files')
const font = (weight: number) =>
  new Uint8Array(readFileSync(join(fontsFolder, `atkinson-hyperlegible-next-latin-${weight}-normal.woff`)))

/** The blank patient forms as PDF, by file name. */
export async function blankForms(): Promise<Map<string, Uint8Array>> {
  const fonts = { regular: font(400), bold: font(600) }
  const files = new Map<string, Uint8Array>()
  for (const form of patientForms)
    files.set(`${form.id}.pdf`, await pdfDocument(sheetContent(form, null, created), fonts))
  return files
}

/** Writes them to public/forms, where everyone downloads the same files. */
export async function writeBlankForms(): Promise<void> {
  mkdirSync('public/forms', { recursive: true })
  for (const [name, bytes] of await blankForms()) writeIfChanged(`public/forms/${name}`, bytes)
}
