import { type PartId, regionOf, rootOf } from '@/lib/anatomy/parts'

export const views = ['side', 'back'] as const
export type View = (typeof views)[number]

/** How near the drawing is looked at: the whole spine, or one of four overlapping pieces. */
export const zooms = ['whole', 'neck', 'chest', 'waist', 'low'] as const
export type Zoom = (typeof zooms)[number]

/** The piece that shows a part; the present one where that shows it too. */
export function zoomOf(part: PartId, present: Zoom): Zoom {
  if (part === 'T6' || part === 'T6-T7' || part === 'T7') return present === 'waist' ? present : 'chest'
  const { id } = regionOf(part)
  if (id === 'neck') return 'neck'
  if (id !== 'upper-back') return 'low'
  const name = rootOf(part) ?? part
  return /^T[1-7]\b/.test(name) ? 'chest' : 'waist'
}
