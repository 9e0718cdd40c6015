import {
  colors,
  columnWidth,
  drawLine,
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
import type { BlockOf } from './block'
import type { Sheet } from './sheet'

export function drawTitle(sheet: Sheet, { text, lead }: BlockOf<'title'>): void {
  part(sheet, 'H1', () => write(sheet, text, { size: sizes.title, isBold: true, color: colors.pine }))
  space(sheet, 6)
  if (lead) part(sheet, 'P', () => write(sheet, lead, { color: colors.muted }))
  space(sheet, 10)
}

/** Starts a chapter, below a line unless it is at the top of a page. */
export function drawChapter(sheet: Sheet, { text }: BlockOf<'chapter'>): void {
  const { doc } = sheet
  if (doc.y > page.top) {
    space(sheet, 22)
    ornament(sheet, () => drawLine(sheet, page.margin, doc.y, columnWidth))
    space(sheet, 22)
  }
  part(sheet, 'H2', () => write(sheet, text, { size: sizes.chapter, isBold: true, color: colors.pine }))
  space(sheet, 6)
}

export function drawHeading(sheet: Sheet, { text, isInChapter }: BlockOf<'heading'>): void {
  space(sheet, 12)
  part(sheet, isInChapter ? 'H3' : 'H2', () =>
    write(sheet, text, { size: sizes.heading, isBold: true, color: colors.pine }),
  )
  space(sheet, 8)
}

export function drawText(sheet: Sheet, { text, isQuiet = false }: BlockOf<'text'>): void {
  const style = isQuiet ? { color: colors.muted, size: sizes.small } : {}
  needRoom(sheet, Math.min(heightOf(sheet, text, style), 200))
  part(sheet, 'P', () => write(sheet, text, style))
  space(sheet, 9)
}

export function drawList(sheet: Sheet, { items }: BlockOf<'list'>): void {
  const indent = 16
  group(sheet, 'L', (list) => {
    for (const item of items) {
      needRoom(sheet, heightOf(sheet, item, {}, columnWidth - indent))
      const y = sheet.doc.y
      group(
        sheet,
        'LI',
        (entry) => {
          part(sheet, 'Lbl', () => write(sheet, '•', {}, { x: page.margin, y, width: indent }), entry)
          const at = { x: page.margin + indent, y, width: columnWidth - indent }
          part(sheet, 'LBody', () => write(sheet, item, {}, at), entry)
        },
        list,
      )
      space(sheet, 3)
    }
  })
  space(sheet, 8)
}
