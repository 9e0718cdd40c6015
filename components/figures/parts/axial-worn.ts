import type { Outline } from '@/components/spine/geometry/outlines'
import type { Shape } from '../shape'
import { arch, disc, pair, sac, sided, whole } from './axial-disc'

/* What wear does to a low-back level, and what an operation takes out. As in axial-disc.ts. */

export const bulgingDisc = (): Shape[] =>
  disc(whole('0,-36.4 12,-36.4 22.6,-33.4 28.4,-24 29,-13 26.4,-2.6 18,4.8 8,6 0,5'))

/** The lower bone's half of a worn joint, and the upper bone's, which lies over the arch. */
export const wornJoint = (side: 1 | -1): Shape =>
  sided(
    'bone',
    '12.4,12 16,6.4 24,6 31,11.4 32,19.6 29.6,25.6 25.6,27 24.6,23.4 23.4,18.4 20.4,14.6 16,13.6',
    side,
  )
export const wornJointBehind = (side: 1 | -1): Shape =>
  sided('bone', '11.6,19 14,13.6 17.4,13 21,17 23.4,22 24.6,27 22,32.4 16.6,33.4 12.6,30 14,24', side)

const thickLigaments = (): Shape[] =>
  pair('ligament', '0,26.8 3,25.4 8.4,20.6 12.6,15.2 16,11.6 13.6,9.4 9,10.6 5.6,14 2.6,18.4 0,20.4')

/** A level with a bulging disc, worn joints and thick ligaments, which leave the nerves little room. */
export const narrowLevel = (): Shape[] => [
  ...bulgingDisc(),
  wornJoint(1),
  wornJoint(-1),
  ...thickLigaments(),
  arch(),
  ...sac(1),
]

/** The joint processes of the arch, which stay when its roof is taken off. */
export const archWithoutRoof = (): Shape[] =>
  pair('bone', '12.8,17 15.6,13.2 18.8,15 21.4,18.8 22,24 20.4,28 16.4,28.6 13.6,26 12.4,21')
export const roof: Outline = whole(
  '0,27 3,25.6 8.6,20.8 11.4,17.6 12.4,22 14,27.6 14.4,29.6 8.4,31.6 4.2,35.4 3.4,46 4.4,52 3,58 0,58.6',
)
