import { printable } from './printable'

/** Letter paper, in points; the margins leave room for a hole punch. */
export const page = { width: 612, height: 792, margin: 60, top: 54, bottom: 66 }
export const columnWidth = page.width - 2 * page.margin

/** The site's light theme, which keeps its contrast on a black-and-white printer. */
export const colors = { ink: '#16241f', muted: '#51605a', line: '#75807a', pine: '#1e4d43', bone: '#f1ece0' }
export const sizes = { title: 24, chapter: 20, heading: 15, text: 12, small: 10.5 }
export const writingLine = 27

/** A PDF being drawn. Everything visible must be tagged (`part`) or an artifact (`ornament`). */
export type Sheet = {
  doc: PDFKit.PDFDocument
  root: PDFKit.PDFStructureElement
}

export type TextStyle = { size?: number; isBold?: boolean; color?: string }

/** Sets the font for the text drawn or measured next. */
export function setType(
  { doc }: Sheet,
  { size = sizes.text, isBold = false, color = colors.ink }: TextStyle,
) {
  doc.font(isBold ? 'bold' : 'regular', size).fillColor(color)
}

/** The height of a text in a column of this width, in points. */
export function heightOf(sheet: Sheet, text: string, style: TextStyle, width = columnWidth): number {
  setType(sheet, style)
  return sheet.doc.heightOfString(printable(text), { width, lineGap: 2 })
}

/** Starts a new page unless this much height, in points, is left. */
export function needRoom({ doc }: Sheet, height: number): void {
  if (doc.y + height > page.height - page.bottom) doc.addPage()
}

/** Writes text at the cursor, or at `x` and `y`, and moves the cursor below it. */
export function write(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  at?: { x: number; y: number; width: number },
): void {
  setType(sheet, style)
  const { x, y, width } = at ?? { x: page.margin, y: sheet.doc.y, width: columnWidth }
  sheet.doc.text(printable(text), x, y, { width, lineGap: 2 })
}

/** Adds an element to the structure tree: assistive technology reads what `draw` draws as this element. */
export function part(
  { doc, root }: Sheet,
  type: string,
  draw: () => void,
  parent: PDFKit.PDFStructureElement = root,
): void {
  parent.add(doc.struct(type, {}, draw))
}

/** Adds an element that contains others, which `fill` adds. */
export function group(
  { doc, root }: Sheet,
  type: string,
  fill: (element: PDFKit.PDFStructureElement) => void,
  parent: PDFKit.PDFStructureElement = root,
): void {
  const element = doc.struct(type)
  parent.add(element)
  fill(element)
  element.end()
}

/** Draws lines and boxes that are not read aloud. */
export function ornament({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  draw()
  doc.restore()
  doc.endMarkedContent()
}

/** A thin horizontal line, for use in an `ornament`. */
export function drawLine({ doc }: Sheet, x: number, y: number, width: number): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.75)
    .stroke(colors.line)
}

export function space({ doc }: Sheet, points: number): void {
  doc.y += points
}
