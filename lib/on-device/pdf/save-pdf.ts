import { saveFile } from '@/lib/browser/save-file'
import { stringsIn } from '@/lib/text/strings-in'
import type { PdfContent } from './block'
import { hasEmoji, unprintable } from './printable'

type Saved = { ok: true; leftOut: readonly string[]; hadEmoji: boolean } | { ok: false }

async function bytesOf(address: URL): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The font answered ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

/** The bundler turns these into files of the site, so that no request goes to a third party. */
const regular = new URL(
  '../../../node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff',
  import.meta.url,
)
const bold = new URL(
  '../../../node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-600-normal.woff',
  import.meta.url,
)

/**
 * Makes a PDF in the browser and saves it as a file. The PDF code and fonts load on the first call. `leftOut`
 * lists the characters missing from the fonts, apart from emoji.
 */
export async function savePdf(fileName: string, content: PdfContent): Promise<Saved> {
  try {
    const [{ pdfDocument }, ...fonts] = await Promise.all([
      import('./document'),
      bytesOf(regular),
      bytesOf(bold),
    ])
    saveFile(fileName, await pdfDocument(content, { regular: fonts[0], bold: fonts[1] }), 'application/pdf')
    const text = stringsIn(content.blocks).join('')
    return { ok: true, leftOut: unprintable(text), hadEmoji: hasEmoji(text) }
  } catch {
    return { ok: false }
  }
}
