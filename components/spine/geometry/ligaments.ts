import { vertebraIds } from '@/content/anatomy/levels'
import { backView } from './back-view'
import { canalAt } from './canal'
import { blockOf } from './column'
import { spine } from './geometry'
import { type Outline, type Point, between, place, point } from './outlines'
import { ribbon } from './ribbon'

/*
 * The ligaments as bands along the bones, for both views: long ones that run the length of the spine, and
 * short ones between adjacent arches.
 */

const { vertebrae } = spine
const withBodies = vertebraIds.slice(1)

/** Points in each body's own frame, slightly in front of it or behind it. */
const along = (across: (depth: number) => number): Point[] =>
  [...withBodies, 'S1' as const].flatMap((id) => {
    const { frame, depth, height } = blockOf(id)
    return [-0.4, 0, 0.4].map((at) => place(frame, point(across(depth), at * height)))
  })

const front = ribbon(
  along((depth) => -depth / 2 - 1.2),
  2.4,
)
const behindBodies = ribbon(
  along((depth) => depth / 2 + 0.8),
  1.8,
)
const tips = vertebrae.slice(1).map(({ spinousTip }) => spinousTip)
const overTips = ribbon(tips, 2.6)

const pairs = vertebrae.slice(1, -1).map((upper, order) => [upper, vertebrae[order + 2] ?? upper] as const)

/** Between arches, along the back of the canal. */
const yellow = pairs.map(([upper, lower]) =>
  ribbon([canalAt(upper.id, 0.2, 2), canalAt(lower.id, -0.35, 2)], 2.6),
)

/** Between two spinous processes. */
const betweenTips = pairs.map(([upper, lower]): Outline => {
  const [a, b] = [
    between(upper.frame.centre, upper.spinousTip, 0.62),
    between(lower.frame.centre, lower.spinousTip, 0.62),
  ]
  return [a, between(a, upper.spinousTip, 0.9), between(b, lower.spinousTip, 0.9), b]
})

const ellipse = ({ x, y }: Point, w: number, h: number): Outline => [
  point(x - w, y - h),
  point(x + w, y - h),
  point(x + w, y + h),
  point(x - w, y + h),
]

/** Around the facet joints, where a bone's lower joint process overlaps the next bone. */
const capsules = backView.vertebrae.slice(1, -1).flatMap(({ arch }) => {
  const tip = arch[12]
  return tip ? [1, -1].map((side) => ellipse(point(side * tip.x, tip.y - 2), 5, 4.5)) : []
})

const sacrumTop = backView.sacrum.segments[0]?.centre.y ?? 0
/** From the sacrum to the pelvis. */
const fans = [0, 9, 18, 27].flatMap((down) =>
  [1, -1].map((side) =>
    ribbon(
      [
        point(side * (50 - down * 0.5), sacrumTop + down),
        point(side * (68 - down * 0.3), sacrumTop + down * 1.15 - 7),
      ],
      3,
    ),
  ),
)

/** All ligaments in each view, deepest first. */
export const ligaments: Record<'side' | 'back', readonly Outline[]> = {
  side: [...betweenTips, front, behindBodies, ...yellow, overTips],
  back: [
    ...fans,
    ...capsules,
    ribbon(
      tips.slice(5).map(({ y }) => point(0, y)),
      3.4,
    ),
  ],
}
