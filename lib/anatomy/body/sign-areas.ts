import { type BodyAreaId, type PainMark, bodyAreas, painKinds } from '@/content/anatomy/body-areas'
import { kindsAt } from './pain-marks'
import { bodyOutlines } from './outlines'

/** The distance between the letters of an area with several kinds of pain, in units of the drawing. */
const step = 13.5
const inRow = 2

/** Where each mark's letter is drawn on one side of the body: in the middle of its area, two to a row. */
export function signAreas(marks: readonly PainMark[], side: 'front' | 'back') {
  const areas = [...new Set(marks.map(({ area }) => area))].filter((id) => bodyAreas[id].side === side)
  return areas.flatMap((area: BodyAreaId) => {
    const kinds = kindsAt(marks, area)
    const [x, y] = bodyOutlines[area].middle
    const rows = Math.ceil(kinds.length / inRow)
    return kinds.map((kind, index) => {
      const row = Math.floor(index / inRow)
      const inThisRow = Math.min(inRow, kinds.length - row * inRow)
      return {
        area,
        kind,
        sign: painKinds[kind].sign,
        x: x + ((index % inRow) - (inThisRow - 1) / 2) * step,
        y: y + (row - (rows - 1) / 2) * step,
      }
    })
  })
}
