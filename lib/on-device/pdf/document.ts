import PDFDocument from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import type { PdfBlock, PdfContent } from './block'
import { drawBoxes } from './boxes'
import { drawFigure } from './figure'
import { printable } from './printable'
import { colors, columnWidth, needRoom, ornament, page, setType, sizes, type Sheet } from './sheet'
import { startHeight } from './start-height'
import { drawTable } from './table'
import { drawChapter, drawHeading, drawList, drawText, drawTitle } from './text'
import { drawAnswer, drawPair, drawSignature } from './answer'
import { drawLabel } from './label'

/** Two font files (WOFF or TrueType). Only the glyphs used are embedded. */
export type PdfFonts = { regular: Uint8Array; bold: Uint8Array }

function open({ title, subject, author, created }: PdfContent, fonts: PdfFonts): Sheet {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: page.top, bottom: page.bottom, left: page.margin, right: page.margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    // Prevents PDFKit from loading the metrics of a standard font, which would not be embedded.
    font: '',
    info: { Title: title, Subject: subject, Author: author, CreationDate: new Date(created) },
  })
  doc.registerFont('regular', fonts.regular)
  doc.registerFont('bold', fonts.bold)
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, root }
}

/** These never stay behind alone at the bottom of a page. */
const keepsWithNext: readonly PdfBlock['kind'][] = ['chapter', 'heading', 'label']

function draw(sheet: Sheet, block: PdfBlock): void {
  switch (block.kind) {
    case 'title':
      return drawTitle(sheet, block)
    case 'chapter':
      return drawChapter(sheet, block)
    case 'heading':
      return drawHeading(sheet, block)
    case 'text':
      return drawText(sheet, block)
    case 'list':
      return drawList(sheet, block)
    case 'answer':
      return drawAnswer(sheet, block)
    case 'pair':
      return drawPair(sheet, block.blocks)
    case 'label':
      return drawLabel(sheet, block)
    case 'boxes':
      return drawBoxes(sheet, block)
    case 'table':
      return drawTable(sheet, block)
    case 'figure':
      return drawFigure(sheet, block)
    case 'signature':
      return drawSignature(sheet, block)
  }
}

/** Drawn last, when the number of pages is known, as an artifact that is not read aloud. */
function drawFooters(sheet: Sheet, { footer, pageNumber }: PdfContent): void {
  const { doc } = sheet
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    // Text below the margin would start a new page.
    doc.page.margins.bottom = 0
    const number = pageNumber.replace('{page}', `${index + 1}`).replace('{pages}', `${count}`)
    const y = page.height - 44
    ornament(sheet, () => {
      setType(sheet, { size: sizes.small - 1, color: colors.muted })
      doc.text(printable(footer), page.margin, y, { width: columnWidth, lineBreak: false })
      doc.text(number, page.margin, y, { width: columnWidth, align: 'right' })
    })
  }
}

/**
 * Makes a tagged PDF on Letter paper: headings, lists, tables and figures are marked up in reading order.
 * Pure, and works in browsers as well as in Node.
 */
export async function pdfDocument(content: PdfContent, fonts: PdfFonts): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = open(content, fonts)
  const bytes = toBytes(sheet.doc)
  content.blocks.forEach((block, index) => {
    if (keepsWithNext.includes(block.kind)) needRoom(sheet, startHeight(sheet, content.blocks, index))
    draw(sheet, block)
  })
  drawFooters(sheet, content)
  sheet.root.end()
  sheet.doc.end()
  return bytes
}
