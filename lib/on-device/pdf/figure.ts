import type { BlockOf, PdfDrawing } from './block'
import { colors, columnWidth, needRoom, page, setType, sizes, space } from './sheet'
import type { Sheet } from './sheet'

const titleHeight = 18

function drawOne(sheet: Sheet, drawing: PdfDrawing, left: number, top: number, height: number): void {
  const { doc } = sheet
  const [x, y, width, viewHeight] = drawing.viewBox
  const scale = height / viewHeight
  setType(sheet, { size: sizes.small, color: colors.muted })
  const middle = left + (width * scale) / 2 - doc.widthOfString(drawing.title) / 2
  doc.text(drawing.title, middle, top + 3, { lineBreak: false })
  doc.save()
  doc
    .translate(left, top + titleHeight)
    .scale(scale)
    .translate(-x, -y)
  for (const { d, fill, stroke, lineWidth = 1 } of drawing.shapes) {
    doc.path(d).lineWidth(lineWidth)
    if (fill && stroke) doc.fillAndStroke(fill, stroke)
    else if (fill) doc.fill(fill)
    else doc.stroke(stroke ?? colors.line)
  }
  doc.restore()
  for (const label of drawing.labels ?? []) {
    setType(sheet, { size: 9, isBold: true })
    doc.text(
      label.text,
      left + (label.x - x) * scale - doc.widthOfString(label.text) / 2,
      top + titleHeight + (label.y - y) * scale - 5,
      {
        lineBreak: false,
      },
    )
  }
}

/** In points, with the titles above the drawings. */
export const figureHeight = ({ height }: BlockOf<'figure'>): number => height + titleHeight + 10

/** Drawings side by side, tagged as one figure with one description. */
export function drawFigure(sheet: Sheet, block: BlockOf<'figure'>): void {
  const { alt, height, drawings } = block
  needRoom(sheet, figureHeight(block))
  const { doc, root } = sheet
  const top = doc.y
  const share = columnWidth / drawings.length
  const bbox = [page.margin, top, page.margin + columnWidth, top + height + titleHeight]
  root.add(
    doc.struct('Figure', { alt, bbox, placement: 'Block' }, () =>
      drawings.forEach((drawing, index) => {
        const [, , width, viewHeight] = drawing.viewBox
        const drawn = (width / viewHeight) * height
        drawOne(sheet, drawing, page.margin + index * share + (share - drawn) / 2, top, height)
      }),
    ),
  )
  doc.y = top + height + titleHeight
  space(sheet, 12)
}
