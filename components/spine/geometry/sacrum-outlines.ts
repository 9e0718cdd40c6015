import { blockOf, bodyCorners, coccyxBlocks } from './column'
import { type SacralId, sacralIds } from '@/content/anatomy/levels'
import { type Outline, type Point, between, corners, place, point } from './outlines'

/*
 * The sacrum, hand-drawn in the frame of each of its segments, as "x,y" in millimeters from the segment's
 * center: its back (top to bottom: endplate, upper joint process, crest) and hollow front (bottom to top),
 * the line where it is fused with the next segment, and the opening for the nerve root, which a true side
 * view would hide but readers look for.
 */
const segments: Record<SacralId, { back: string; front: string; fusion?: string; foramen?: string }> = {
  S1: {
    back: '0,-12.9 14.5,-14.4 17.2,-14.3 18.8,-12.4 21.4,-13 23.4,-16.5 25.5,-22 29.5,-23 32,-16 33,-6 37,-2 42,-1 46,3 46,8.5 41.5,13',
    front: '-12.2,6 -14.4,-5 -17,-10 -16.8,-12.2 -14.6,-12.7',
    fusion: '-10.5,13.2 0,11.8 11.5,11.6',
    foramen: '16,9 19,7.5 22,10 21.5,14.5 18.5,16.5 15.8,13.5',
  },
  S2: {
    back: '33.5,-6.5 34.8,-1 35,4.5 31,9.5',
    front: '-9,1',
    fusion: '-7.4,11.4 0,10.6 8,10.4',
    foramen: '12,7.5 14.5,6.3 17,8.5 16.5,12.3 14,14 11.8,11.5',
  },
  S3: {
    back: '24.2,-6 25.4,0 24.4,4.5 19.5,8',
    front: '-6.2,1',
    fusion: '-5,9.4 0,9 5.6,8.8',
    foramen: '8.8,6.6 10.8,5.6 12.8,7.5 12.3,10.6 10.3,12 8.5,10',
  },
  S4: {
    back: '16,-3.5 16,1 12.5,5',
    front: '-4.7,1',
    fusion: '-4,7.8 -0.4,7.6 3,7.6',
    foramen: '5.4,4.8 6.8,4 8,5.2 7.6,7.4 6.4,8.2 5.2,7',
  },
  S5: {
    back: '8.5,-3.5 6.5,1 4.6,5 3.6,6.4',
    front: '-3,6.4 -4,4.5 -3.8,-2',
  },
}

const set = (id: SacralId, text: string): Point[] => {
  const { frame } = blockOf(id)
  return corners(text).map((corner) => place(frame, corner))
}

const sides = sacralIds.map((id) => ({
  id,
  back: set(id, segments[id].back),
  front: set(id, segments[id].front),
}))

/** The sacrum as a single bone. */
export const sacrumOutline: Outline = [
  ...sides.flatMap(({ back }) => back),
  ...sides.toReversed().flatMap(({ front }) => front),
]

/** Open lines, front to back, where segments are fused. */
export const fusionLines: readonly Outline[] = sacralIds.flatMap((id) => {
  const { fusion } = segments[id]
  return fusion ? [set(id, fusion)] : []
})

/** The openings between the segments. */
export const sacralForamina: readonly Outline[] = sacralIds.flatMap((id) => {
  const { foramen } = segments[id]
  return foramen ? [set(id, foramen)] : []
})

/**
 * Each segment as a separate shape, for highlighting and selection: it meets its neighbors halfway along the
 * bone's edges.
 */
export const sacralOutlines: readonly { id: SacralId; outline: Outline }[] = sides.map(
  ({ id, back, front }, order) => {
    const [above, below] = [sides[order - 1], sides[order + 1]]
    const corner = (a: Point | undefined, b: Point | undefined) => {
      const meeting = a && b && between(a, b)
      return meeting ? [meeting, meeting] : []
    }
    const outline = [
      ...corner(above?.back.at(-1), back[0]),
      ...back,
      ...corner(back.at(-1), below?.back[0]),
      ...corner(below?.front.at(-1), front[0]),
      ...front,
      ...corner(front.at(-1), above?.front[0]),
    ]
    return { id, outline }
  },
)

/** The pieces of the coccyx from the top, each tapering into the next. */
export const coccyxOutlines: readonly Outline[] = coccyxBlocks.map((block) => {
  const [upperFront, upperBack, lowerBack, lowerFront] = bodyCorners(block)
  const [back, front] = [lowerBack, lowerFront].map(({ x, y }) => point(x * 0.78, y))
  if (!back || !front) return []
  return [
    ...[upperFront, point(0, upperFront.y), upperBack],
    ...[back, point(0, back.y + 0.6), front, between(front, upperFront)],
  ].map((corner) => place(block.frame, corner))
})
