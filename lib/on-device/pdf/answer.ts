import type { BlockOf, PdfAnswer } from './block'
import { type Column, drawLabel, labelHeight, wholeColumn } from './label'
import {
  type Sheet,
  colors,
  columnWidth,
  drawLine,
  heightOf,
  needRoom,
  ornament,
  page,
  part,
  sizes,
  space,
  write,
  writingLine,
} from './sheet'

const below = 9
const gutter = 24

const answerHeight = (sheet: Sheet, { text, lines }: PdfAnswer, { width }: Column) =>
  text ? heightOf(sheet, text, {}, width) : lines * writingLine

function drawBody(sheet: Sheet, { text, lines }: PdfAnswer, column: Column): void {
  if (text) return part(sheet, 'P', () => write(sheet, text, {}, { ...column, y: sheet.doc.y }))
  for (let line = 0; line < lines; line++) {
    needRoom(sheet, writingLine)
    space(sheet, writingLine)
    ornament(sheet, () => drawLine(sheet, column.x, sheet.doc.y - 3, column.width))
  }
}

/** A question with its answer, or with lines to write on. Stays on one page unless it is long. */
export function drawAnswer(sheet: Sheet, answer: PdfAnswer): void {
  const height = answerHeight(sheet, answer, wholeColumn)
  needRoom(sheet, labelHeight(sheet, answer) + Math.min(height, 5 * writingLine))
  drawLabel(sheet, answer)
  drawBody(sheet, answer, wholeColumn)
  space(sheet, below)
}

/** Two short questions side by side; the left one comes first in reading order. */
export function drawPair(sheet: Sheet, pair: readonly [PdfAnswer, PdfAnswer]): void {
  const width = (columnWidth - gutter) / 2
  const columns = [page.margin, page.margin + width + gutter].map((x) => ({ x, width }))
  const labels = Math.max(...pair.map((answer, index) => labelHeight(sheet, answer, columns[index])))
  const bodies = Math.max(...pair.map((answer, index) => answerHeight(sheet, answer, columns[index]!)))
  needRoom(sheet, labels + bodies)
  const { doc } = sheet
  const top = doc.y
  pair.forEach((answer, index) => {
    doc.y = top
    drawLabel(sheet, answer, columns[index])
    // Align both answers, even if one question wraps.
    doc.y = top + labels
    drawBody(sheet, answer, columns[index]!)
  })
  doc.y = top + labels + bodies
  space(sheet, below)
}

/** An empty line for a handwritten signature; never filled in. */
export function drawSignature(sheet: Sheet, { label, dateLabel }: BlockOf<'signature'>): void {
  needRoom(sheet, 80)
  space(sheet, 40)
  const y = sheet.doc.y
  const [signs, dates] = [columnWidth * 0.66, columnWidth * 0.28]
  const right = page.margin + columnWidth - dates
  ornament(sheet, () => {
    drawLine(sheet, page.margin, y, signs)
    drawLine(sheet, right, y, dates)
  })
  const style = { size: sizes.small, color: colors.muted }
  part(sheet, 'P', () => write(sheet, label, style, { x: page.margin, y: y + 5, width: signs }))
  part(sheet, 'P', () => write(sheet, dateLabel, style, { x: right, y: y + 5, width: dates }))
  space(sheet, 14)
}
