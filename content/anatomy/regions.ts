/**
 * The regions of the spine, from the head down. `letter` is the first letter of their levels' names. The ids
 * match the sections of content/en/pages/spine-anatomy.md; they are used in URLs and must not change.
 */
export const regions = [
  { id: 'neck', letter: 'C', name: 'Neck', latin: 'Cervical spine, C1 to C7' },
  { id: 'upper-back', letter: 'T', name: 'Upper and middle back', latin: 'Thoracic spine, T1 to T12' },
  { id: 'low-back', letter: 'L', name: 'Low back', latin: 'Lumbar spine, L1 to L5' },
  { id: 'sacrum', letter: 'S', name: 'Sacrum and tailbone', latin: 'Sacral spine, S1 to S5, and coccyx' },
] as const

export type RegionRow = (typeof regions)[number]
export type RegionId = RegionRow['id']
