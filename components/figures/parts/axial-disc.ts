import { mirrored } from '@/components/spine/geometry/back-view'
import { corners, type Outline, type Point, point } from '@/components/spine/geometry/outlines'
import { closed, ellipse, shape, type Shape, type Tissue } from '../shape'

/*
 * Cross-section of a low-back level at the height of its disc, front up: the disc, the sac with its nerves,
 * the roots beside it, the joints and the bony arch behind. Hand-drawn in millimeters; x is 0 at the midline,
 * y at the back of the disc. Halves are drawn on the right.
 */

/** A half and its mirror image as one outline. */
export const whole = (half: string): Outline => mirrored(corners(half))

/** A shape on one side: 1 is the right, -1 the left. */
export const sided = (tissue: Tissue, outline: string, side: 1 | -1): Shape =>
  shape(
    tissue,
    corners(outline).map(({ x, y }) => point(side * x, y)),
  )

export const pair = (tissue: Tissue, outline: string): Shape[] => [
  sided(tissue, outline, 1),
  sided(tissue, outline, -1),
]

const ring = whole('0,-36 12,-36 22,-33 27,-24 27.5,-14 24.5,-4.5 17,1 8,1.6 0,0')
const layers = [0.9, 0.78, 0.66].map((size) =>
  shape('detail', closed(ring.map(({ x, y }) => point(x * size, -18.4 + (y + 18.4) * size)))),
)

/** The disc: its tough ring with the layers, and the soft center. */
export const disc = (outline = ring, center: Tissue = 'core'): Shape[] => [
  shape('disc', outline),
  ...layers,
  shape(center, ellipse(point(0, -17), 14.5, 9.5)),
]

/** The joint process of the lower bone; the upper bone's is behind it and continues into the arch. */
export const joint = (side: 1 | -1): Shape =>
  sided(
    'bone',
    '16.4,10.6 19,7.6 24,8.4 28.4,12.6 29,19 27,23.6 24.3,25 23.6,22.6 23,18 20.4,14 17.6,12',
    side,
  )

export const arch = (): Shape =>
  shape(
    'bone',
    whole(
      '0,27 3,25.6 8.6,20.8 12.8,15.4 15.6,13.2 18.8,15 21.4,18.8 22,24 20.4,28 14.4,29.6 8.4,31.6 4.2,35.4 3.4,46 4.4,52 3,58 0,58.6',
    ),
  )

export const ligaments = (): Shape[] =>
  pair('ligament', '0,26.8 3,25.4 8.4,20.6 12.6,15.2 16,11.6 14.9,10.4 11.4,13.8 7,18.6 2.2,22.8 0,23.8')

const sacOutline = whole('0,2.4 5.4,2.4 9.6,4.8 10.4,9.4 8,14.6 4,18.6 0,19.6')
const strands = corners('-6,7 -2,6 2,6 6,7 -5,11.4 -1.2,10.6 2.6,11.4 6,11.6 -2.6,15.4 1.6,15.6')

/**
 * The sac with the nerves of the cauda equina.
 * @param squeeze how much of its room it has lost, from 0 to 1
 * @param back how far it has moved back, in millimeters
 */
export function sac(squeeze = 0, back = 0): Shape[] {
  const center = 11.6
  const fit = ({ x, y }: Point) =>
    point(x * (1 - 0.52 * squeeze), center + (y - center) * (1 - 0.46 * squeeze) + back)
  return [
    shape(squeeze > 0 ? 'glow' : 'sac', sacOutline.map(fit)),
    ...strands.map((at) => shape('nerve', ellipse(fit(at), 1.3 - 0.35 * squeeze))),
  ]
}

/** The root that has left the sac and runs down beside it, toward the next opening. */
export const passingRoot = (side: 1 | -1, at = point(13, 6)): Shape =>
  shape('nerve', ellipse(point(side * at.x, at.y), 2.3, 2))

/** The roots of the level above, which have already left through the openings at the sides. */
export const leavingRoots = (): Shape[] =>
  pair('nerve', '25.6,2.6 28,-2 32,-7.6 34.6,-8.6 35.4,-5.6 33,-.6 29.6,4.6 26.8,5.6')

/** A healthy level. */
export const healthyLevel = (): Shape[] => [
  ...disc(),
  ...ligaments(),
  joint(1),
  joint(-1),
  arch(),
  ...sac(),
  passingRoot(1),
  passingRoot(-1),
]

/**
 * A level whose disc pushes its soft center onto the passing root of one side.
 * @param beside shapes to draw behind everything but the disc
 */
export const herniatedLevel = (beside: readonly Shape[] = []): Shape[] => [
  ...disc(undefined, 'glow'),
  ...beside,
  ...ligaments(),
  joint(1),
  joint(-1),
  arch(),
  ...sac(),
  passingRoot(-1),
  passingRoot(1, point(15.6, 9.6)),
  shape(
    'lit',
    corners(
      '5,-17 9,-13 10.6,-6 9.8,-1 7.6,2.6 7,7.4 10,9.6 13.6,8.2 16.6,5.6 16.4,1.6 13.8,-1.4 13.4,-8 12,-16 8,-19.6',
    ),
  ),
]
