import type { PdfBlock } from './block'
import { figureHeight } from './figure'
import { labelHeight } from './label'
import { heightOf, page, sizes, type Sheet } from './sheet'

/** Enough for the first lines of an answer, boxes or a table. */
const firstLines = 80
const usable = page.height - page.top - page.bottom

/**
 * The height in points that must be left on a page for a block to begin there. A heading or a question stays with the
 * beginning of what follows; a chapter begins on a new page unless at least half of this one is left.
 */
export function startHeight(sheet: Sheet, blocks: readonly PdfBlock[], index: number): number {
  const block = blocks[index]
  if (!block) return 0
  const height = () => {
    switch (block.kind) {
      case 'chapter':
        return Math.max(page.height / 2, 70 + startHeight(sheet, blocks, index + 1))
      case 'heading':
        return (
          20 +
          heightOf(sheet, block.text, { size: sizes.heading, isBold: true }) +
          startHeight(sheet, blocks, index + 1)
        )
      case 'label':
        return labelHeight(sheet, block) + startHeight(sheet, blocks, index + 1)
      case 'figure':
        return figureHeight(block)
      case 'title':
        return 0
      default:
        return firstLines
    }
  }
  return Math.min(height(), usable)
}
