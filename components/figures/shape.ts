import { between, type Outline, type Point, point } from '@/components/spine/geometry/outlines'

/** What a shape is made of, which sets its color. `lit` is what the figure is about, `glow` a lighter shade of it. */
export type Tissue =
  | 'bone'
  | 'disc'
  | 'core'
  | 'sac'
  | 'nerve'
  | 'ligament'
  | 'metal'
  | 'skin'
  | 'lit'
  | 'glow'
  /** Nothing: an opening in a bone. */
  | 'space'
  /** Open lines: a nerve in a bundle, fine detail, the former position of something, an incision, an arrow. */
  | 'strand'
  | 'detail'
  | 'ghost'
  | 'cut'
  | 'arrow'

/** An outline to draw. Lines are open; everything else is filled. */
export interface Shape {
  tissue: Tissue
  outline: Outline
}

const lines: readonly Tissue[] = ['strand', 'detail', 'ghost', 'cut', 'arrow']
export const isLine = ({ tissue }: Shape): boolean => lines.includes(tissue)

export const shape = (tissue: Tissue, outline: Outline): Shape => ({ tissue, outline })

type Change = (at: Point) => Point

export const changed = (shapes: readonly Shape[], change: Change): Shape[] =>
  shapes.map(({ tissue, outline }) => ({ tissue, outline: outline.map(change) }))

/** Converts millimeters to the figure's units: `origin` moves to `to`. */
export const onto =
  (scale: number, origin: Point, to: Point): Change =>
  ({ x, y }) =>
    point((x - origin.x) * scale + to.x, (y - origin.y) * scale + to.y)

/** Corners that stay sharp: a doubled corner is where the curve touches it. */
export const sharp = (outline: Outline): Outline => outline.flatMap((corner) => [corner, corner])

export const ellipse = ({ x, y }: Point, width: number, height = width): Outline =>
  Array.from({ length: 10 }, (_, step) => {
    const angle = (step / 10) * 2 * Math.PI
    // The curve runs inside its corners, so they lie a little farther out.
    return point(x + width * 1.025 * Math.cos(angle), y + height * 1.025 * Math.sin(angle))
  })

/** A closed outline as an open line, for details. */
export function closed(outline: Outline): Outline {
  const [first, last] = [outline[0], outline.at(-1)]
  if (!first || !last) return outline
  const start = between(first, last)
  return [start, ...outline, start]
}

/** An arrow from one point to another, as its shaft and its head. */
export function arrow(from: Point, to: Point, head = 7): Shape[] {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const wing = (turn: number) =>
    point(to.x - head * Math.cos(angle + turn), to.y - head * Math.sin(angle + turn))
  return [shape('arrow', [from, to]), shape('arrow', sharp([wing(0.5), to, wing(-0.5)]))]
}
