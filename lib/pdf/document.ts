import PDFDocument from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import type { PdfBlock, PdfContent } from './block'
import { drawBoxes } from './boxes'
import { drawFigure } from './figure'
import { printable } from './printable'
import { colors, columnWidth, ornament, page, setType, sizes, type Sheet } from './sheet'
import { drawTable } from './table'
import { drawChapter, drawHeading, drawList, drawText, drawTitle } from './text'
import { drawAnswer, drawPair, drawSignature } from './answer'
import { drawLabel } from './label'

/** The bytes of two font files (WOFF or TrueType). The letters that are used go into the document, and no others. */
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
    // None of the PDF format's own fonts: those are not part of the document, and their measures would have to be loaded.
    font: '',
    info: { Title: title, Subject: subject, Author: author, CreationDate: new Date(created) },
  })
  doc.registerFont('regular', fonts.regular)
  doc.registerFont('bold', fonts.bold)
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, root }
}

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
    case 'newPage':
      sheet.doc.addPage()
  }
}

/** Behind everything else, when the number of pages is known. It is no part of what is read out. */
function drawFooters(sheet: Sheet, { footer, pageNumber }: PdfContent): void {
  const { doc } = sheet
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    // Below the margin a text would begin another page.
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
 * A tagged PDF on Letter paper: headings, lists, tables and figures are marked as such, in the order in which they are
 * read. Draws on nothing but its arguments, in a browser as in Node.
 */
export async function pdfDocument(content: PdfContent, fonts: PdfFonts): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = open(content, fonts)
  const bytes = toBytes(sheet.doc)
  for (const block of content.blocks) draw(sheet, block)
  drawFooters(sheet, content)
  sheet.root.end()
  sheet.doc.end()
  return bytes
}
