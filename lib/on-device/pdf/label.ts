import { colors, columnWidth, heightOf, page, part, sizes, write, type Sheet } from './sheet'

type Label = { label: string; hint?: string }

/** A horizontal slice of the page, in points. */
export type Column = { x: number; width: number }
export const wholeColumn: Column = { x: page.margin, width: columnWidth }

const hintStyle = { size: sizes.small, color: colors.muted }

/** Draws the question in bold, followed by its hint in small muted text. */
export function drawLabel(sheet: Sheet, { label, hint }: Label, column = wholeColumn): void {
  const at = () => ({ ...column, y: sheet.doc.y })
  part(sheet, 'P', () => write(sheet, label, { isBold: true }, at()))
  if (hint) part(sheet, 'P', () => write(sheet, hint, hintStyle, at()))
}

export function labelHeight(sheet: Sheet, { label, hint }: Label, { width } = wholeColumn): number {
  return (
    heightOf(sheet, label, { isBold: true }, width) + (hint ? heightOf(sheet, hint, hintStyle, width) : 0)
  )
}
