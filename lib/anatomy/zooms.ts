import { type PartId, regionOf, rootOf } from '@/lib/anatomy/parts'

export const views = ['side', 'back'] as const
export type View = (typeof views)[number]

/** The zoom levels: the whole spine, or one of four overlapping sections. */
export const zooms = ['whole', 'neck', 'chest', 'waist', 'low'] as const
export type Zoom = (typeof zooms)[number]

/** The section that shows a part; keeps the current one if it shows the part too. */
export function zoomOf(part: PartId, current: Zoom): Zoom {
  if (part === 'T6' || part === 'T6-T7' || part === 'T7') return current === 'waist' ? current : 'chest'
  const { id } = regionOf(part)
  if (id === 'neck') return 'neck'
  if (id !== 'upper-back') return 'low'
  const name = rootOf(part) ?? part
  return /^T[1-7]\b/.test(name) ? 'chest' : 'waist'
}
