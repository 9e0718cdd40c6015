import type { BlockOf, PdfOption } from './block'
import { colors, columnWidth, group, heightOf, needRoom, page, part, setType, space, write } from './sheet'
import type { Sheet } from './sheet'
import { drawLabel } from './label'

const side = 11
const indent = side + 9
const checked = 'Checked'
const notChecked = 'Not checked'

function drawBox({ doc }: Sheet, x: number, y: number, isChecked: boolean): void {
  doc.rect(x, y, side, side).lineWidth(1).stroke(colors.ink)
  if (!isChecked) return
  doc
    .moveTo(x + 2, y + 6)
    .lineTo(x + 4.8, y + 9)
    .lineTo(x + 9.4, y + 2)
    .lineWidth(1.8)
    .stroke(colors.pine)
}

/**
 * Each box is a tagged figure with alternative text, so that screen readers announce whether it is checked.
 */
function addBox(
  sheet: Sheet,
  parent: PDFKit.PDFStructureElement,
  option: PdfOption,
  at: { x: number; y: number; width: number },
): void {
  const { doc } = sheet
  group(
    sheet,
    'LI',
    (entry) => {
      const alt = option.isChecked ? checked : notChecked
      const box = { alt, bbox: [at.x, at.y + 2, at.x + side, at.y + 2 + side], placement: 'Block' as const }
      const figure = doc.struct('Figure', box, () => drawBox(sheet, at.x, at.y + 2, option.isChecked))
      group(sheet, 'Lbl', (label) => label.add(figure), entry)
      const text = { x: at.x + indent, y: at.y, width: at.width - indent }
      part(sheet, 'LBody', () => write(sheet, option.label, {}, text), entry)
    },
    parent,
  )
}

function widthOf(sheet: Sheet, text: string): number {
  setType(sheet, {})
  return sheet.doc.widthOfString(text) + indent + 17
}

function drawRow(sheet: Sheet, options: readonly PdfOption[]): void {
  const { doc } = sheet
  let x = page.margin
  let y = doc.y
  group(sheet, 'L', (list) => {
    for (const option of options) {
      const width = widthOf(sheet, option.label)
      if (x + width > page.width - page.margin + 17) [x, y] = [page.margin, y + 21]
      addBox(sheet, list, option, { x, y, width })
      x += width
    }
  })
  doc.y = y + 21
}

/** Uses two columns for longer lists, so that a health history fits on one page. */
function drawColumns(sheet: Sheet, options: readonly PdfOption[]): void {
  const { doc } = sheet
  const half = columnWidth / 2
  const columns = options.length > 3 ? 2 : 1
  const width = columns === 2 ? half - 12 : columnWidth
  group(sheet, 'L', (list) => {
    for (let first = 0; first < options.length; first += columns) {
      const row = options.slice(first, first + columns)
      const height = Math.max(...row.map(({ label }) => heightOf(sheet, label, {}, width - indent)))
      needRoom(sheet, height)
      const y = doc.y
      row.forEach((option, column) =>
        addBox(sheet, list, option, { x: page.margin + column * half, y, width }),
      )
      doc.y = y + height + 4
    }
  })
}

/** A question above its checkboxes. */
export function drawBoxes(sheet: Sheet, block: BlockOf<'boxes'>): void {
  needRoom(sheet, 70)
  drawLabel(sheet, block)
  space(sheet, 5)
  if (block.isRow) drawRow(sheet, block.options)
  else drawColumns(sheet, block.options)
  space(sheet, 8)
}
