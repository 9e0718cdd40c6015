import {
  colors,
  columnWidth,
  group,
  heightOf,
  needRoom,
  ornament,
  page,
  part,
  sizes,
  space,
  write,
} from './sheet'
import type { Sheet } from './sheet'
import type { BlockOf } from './block'
import { type Column, drawLabel } from './label'

const padding = 5
const emptyRow = 27
const headStyle = { size: sizes.small, isBold: true }
const cellStyle = { size: sizes.text - 0.5 }

/** The left edge and the width of each column, in points. */
function columnsOf({ head, widths }: BlockOf<'table'>): Column[] {
  const shares = widths ?? head.map(() => 1)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let x = page.margin
  return shares.map((share) => {
    const width = (columnWidth * share) / whole
    x += width
    return { x: x - width, width }
  })
}

/** The text area of a cell. */
const inside = ({ x, width }: Column, y: number) => ({
  x: x + padding,
  y: y + padding,
  width: width - 2 * padding,
})

type RowStyle = { cells: readonly string[]; isHead: boolean }

function rowHeight(sheet: Sheet, columns: Column[], { cells, isHead }: RowStyle): number {
  const style = isHead ? headStyle : cellStyle
  const heights = cells.map((cell, index) =>
    cell ? heightOf(sheet, cell, style, columns[index]!.width - 2 * padding) : 0,
  )
  return Math.max(isHead ? 0 : emptyRow, ...heights.map((height) => height + 2 * padding))
}

/** Drawn before the text, as an artifact. */
function drawGrid(sheet: Sheet, columns: Column[], height: number, isHead: boolean) {
  const { doc } = sheet
  ornament(sheet, () => {
    for (const { x, width } of columns) {
      doc.rect(x, doc.y, width, height).lineWidth(0.75)
      if (isHead) doc.fillAndStroke(colors.bone, colors.line)
      else doc.stroke(colors.line)
    }
  })
}

function drawRow(sheet: Sheet, parent: PDFKit.PDFStructureElement, columns: Column[], row: RowStyle): void {
  const height = rowHeight(sheet, columns, row)
  const { doc } = sheet
  const y = doc.y
  drawGrid(sheet, columns, height, row.isHead)
  group(
    sheet,
    'TR',
    (tr) =>
      row.cells.forEach((cell, index) => {
        const style = row.isHead ? headStyle : cellStyle
        const draw = () => write(sheet, cell, style, inside(columns[index]!, y))
        const element = row.isHead ? doc.struct('TH', { scope: 'Column' }) : doc.struct('TD')
        tr.add(element)
        if (cell) part(sheet, 'P', draw, element)
        element.end()
      }),
    parent,
  )
  doc.y = y + height
}

/** Repeats the header on a new page as an artifact, so that it is read aloud only once. */
function repeatHead(sheet: Sheet, columns: Column[], head: RowStyle): void {
  const height = rowHeight(sheet, columns, head)
  const { y } = sheet.doc
  drawGrid(sheet, columns, height, true)
  ornament(sheet, () =>
    head.cells.forEach((cell, index) => write(sheet, cell, headStyle, inside(columns[index]!, y))),
  )
  sheet.doc.y = y + height
}

/** A table with its caption. Each new page repeats the header, for sighted readers only. */
export function drawTable(sheet: Sheet, table: BlockOf<'table'>): void {
  const columns = columnsOf(table)
  const head = { cells: table.head, isHead: true }
  const { doc } = sheet
  const headHeight = rowHeight(sheet, columns, head)
  needRoom(sheet, headHeight + 3 * emptyRow + 20)
  group(sheet, 'Table', (element) => {
    group(
      sheet,
      'Caption',
      (caption) =>
        drawLabel(
          { doc, root: caption },
          { label: table.caption, ...(table.hint ? { hint: table.hint } : {}) },
        ),
      element,
    )
    space(sheet, 5)
    drawRow(sheet, element, columns, head)
    for (const cells of table.rows) {
      const row = { cells, isHead: false }
      const before = doc.page
      needRoom(sheet, rowHeight(sheet, columns, row))
      if (doc.page !== before) repeatHead(sheet, columns, head)
      drawRow(sheet, element, columns, row)
    }
  })
  space(sheet, 12)
}
