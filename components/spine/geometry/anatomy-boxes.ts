import { backView } from './back-view'
import { partOf, spine } from './geometry'
import { type Bounds, type Outline, flatten } from './outlines'
import { type View, type Zoom, zooms } from '@/lib/anatomy/zooms'

/** The bounds of a zoomed view: from one level to another, with a little margin above and below. */
const reaches = {
  whole: ['C1', 'S5', 26, 48],
  neck: ['C1', 'T1', 34, 18],
  chest: ['T1', 'T7', 18, 16],
  waist: ['T6', 'T12', 16, 26],
  low: ['T12', 'S5', 20, 46],
} as const

/** Margins beside the bones: labels on one side, strokes on the other. */
const [names, margin] = [34, 10]

const outlines: Record<View, readonly Outline[]> = {
  side: [...spine.vertebrae.map(({ outline }) => outline), spine.sacrum.outline],
  back: [...backView.vertebrae.map(({ arch }) => arch), backView.sacrum.outline],
}

/** The visible part of a drawing, in millimeters. */
function boxOf(view: View, zoom: Zoom): Bounds {
  const [first, last, above, below] = reaches[zoom]
  const y = partOf(first).anchor.y - above
  const height = partOf(last).anchor.y + below - y
  const widths = outlines[view]
    .flatMap((outline) => flatten(outline))
    .filter((corner) => corner.y > y && corner.y < y + height)
    .map(({ x }) => x)
  const room = zoom === 'whole' ? names + 20 : names
  const left = Math.min(...widths) - (view === 'side' ? room : room - 14)
  const right = Math.max(...widths) + (view === 'side' ? margin : room)
  return { x: left, y, width: right - left, height }
}

const boxText = ({ x, y, width, height }: Bounds): string =>
  [x, y, width, height].map((length) => length.toFixed()).join(' ')

/** A drawing's views as attributes: the initial full view, and each zoomed one for the script. */
export function boxesOf(view: View) {
  const pieces = zooms.map((zoom) => [`data-${zoom}`, boxText(boxOf(view, zoom))] as const)
  return { 'data-view': view, viewBox: boxText(boxOf(view, 'whole')), ...Object.fromEntries(pieces) }
}
