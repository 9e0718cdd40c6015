import { type VertebraId, isLevel, vertebraIds } from '@/content/anatomy/levels'
import { type NerveRootId, nerveRootIds } from '@/content/anatomy/nerve-roots'
import { backView } from './back-view'
import { canalAt, cordBones } from './canal'
import { blockOf } from './column'
import { partOf, spine } from './geometry'
import { type Outline, type Point, between, boundsOf, place, point } from './outlines'
import { ribbon } from './ribbon'
import { exitOf } from '@/lib/anatomy/nearby-roots'

/*
 * The spinal cord, the cauda equina and the nerve roots, for both views. Their course follows from the bones;
 * their thickness and length are chosen for legibility.
 */

/**
 * Thickness of the cord at a bone, in millimeters: wider where the arm and leg nerves leave, tapering at its
 * end.
 */
const thickness = (id: VertebraId): number =>
  id === 'L1' ? 5 : id === 'T12' ? 8 : /^C[4-7]|T1$/.test(id) ? 10 : id.startsWith('C') ? 9 : 7.5

const sideCord = [...cordBones.map((id) => canalAt(id)), canalAt('L1', 0.75)]
const widths = [...cordBones.map(thickness), 1]

/** Below the cord: separate strands down to the sacrum. */
const tailBones: readonly VertebraId[] = ['L1', 'L2', 'L3', 'L4', 'L5']
const sacralCanal = (['S1', 'S2'] as const).map((id) => {
  const { frame, depth } = blockOf(id)
  return place(frame, point(depth / 2 + 5, 0))
})
const sideTail = [-0.5, -0.2, 0.15, 0.5].map((offset) => [
  canalAt('L1', 0.2),
  ...tailBones.slice(1).map((id) => canalAt(id, 0, 1 + offset * 0.8)),
  ...sacralCanal.map(({ x, y }) => point(x + offset * 4, y)),
])

/** The center of a root's foramen in the side view. */
export function openingOf(root: NerveRootId): Point {
  // There is no disc above C2 or in the sacrum.
  if (root === 'C2') return between(canalAt('C1', 0.9, 1), canalAt('C2', -0.4), 0.6)
  const disc = exitOf(root)?.join('-')
  if (disc === undefined) return sacralOpening(root)
  const part = isLevel(disc) ? partOf(disc) : undefined
  if (part?.kind !== 'disc') throw new Error(`${root} has no way out.`)
  return part.foramen
}

/** The last root exits below the last opening. */
function sacralOpening(root: NerveRootId): Point {
  const hole = spine.sacrum.foramina[Number(root.slice(1)) - 1]
  if (!hole) return place(blockOf('S5').frame, point(2, 4))
  const { x, y, width, height } = boundsOf([hole])
  return point(x + width / 2, y + height / 2)
}

/** A root's course from its foramen in the side view: forward and down, steeper at lower levels. */
function sideRoot(root: NerveRootId): Outline {
  const opening = openingOf(root)
  const [forward, down] = root.startsWith('C') ? [14, 9] : root.startsWith('T') ? [14, 10] : [13, 26]
  const small = root.startsWith('S') ? 0.55 : 1
  return ribbon(
    [
      point(opening.x + 3 * small, opening.y - (root.startsWith('C') ? 2 : 7) * small),
      opening,
      point(opening.x - forward * 0.6 * small, opening.y + down * 0.45 * small),
      point(opening.x - forward * small, opening.y + down * small),
    ],
    [2.6, 3.4, 2.8, 2].map((width) => width * (small === 1 ? 1 : 0.75)),
  )
}

/** A root on one side from behind: from the midline through the foramen and outward. */
function backRoot(root: NerveRootId, side: 1 | -1): Outline {
  const opening = openingOf(root)
  const width = root.startsWith('S')
    ? 16 - 2 * Number(root.slice(1))
    : root.startsWith('C')
      ? 15
      : 12 + Math.max(0, vertebraIds.findIndex((id) => id === root) - 12) * 0.9
  const [out, down, rise] = root.startsWith('C')
    ? [28, 12, 4]
    : root.startsWith('T')
      ? [24, 7, 9]
      : [13, 34, 15]
  const short = root.startsWith('S') ? 0.5 : 1
  const line = [
    point(3.2, opening.y - rise * short),
    point(width, opening.y),
    point(width + out * 0.45 * short, opening.y + down * 0.35 * short),
    point(width + out * short, opening.y + down * short),
  ]
  return ribbon(
    line.map(({ x, y }) => point(x * side, y)),
    [2, 3.2, 2.8, 1.8],
  )
}

const backCord = sideCord.map(({ y }) => point(0, y))
const backTail = [-4.5, -2.2, 0, 2.2, 4.5].map((x) => [
  point(x * 0.3, canalAt('L1', 0.2).y),
  ...tailBones.slice(1).map((id) => point(x, canalAt(id).y)),
  ...sacralCanal.map(({ y }, order) => point(x * (0.8 - order * 0.35), y + 4)),
])

interface Nerves {
  cord: Outline
  /** Open lines. */
  tail: readonly Outline[]
  roots: readonly { id: NerveRootId; outlines: readonly Outline[]; label: Point }[]
}

/** Cord and nerves in each view. */
export const nerves: Record<'side' | 'back', Nerves> = {
  side: {
    cord: ribbon(sideCord, widths),
    tail: sideTail,
    roots: nerveRootIds.map((id) => ({ id, outlines: [sideRoot(id)], label: sideLabel(id) })),
  },
  back: {
    cord: ribbon(
      backCord,
      widths.map((width) => width * 1.25),
    ),
    tail: backTail,
    roots: nerveRootIds.map((id) => ({
      id,
      outlines: [backRoot(id, 1), backRoot(id, -1)],
      label: boundsEdge(backRoot(id, 1)),
    })),
  },
}

/** In front of the bones, at the height of the foramen. */
function sideLabel(root: NerveRootId): Point {
  const { x, y } = openingOf(root)
  return point(
    x - (root.startsWith('S') ? 46 : root.startsWith('L') ? 46 : root.startsWith('C') ? 22 : 34),
    y,
  )
}

function boundsEdge(outline: Outline): Point {
  const { x, y, width, height } = boundsOf([outline])
  return point(x + width, Math.min(y + height, backView.bounds.y + backView.bounds.height))
}
