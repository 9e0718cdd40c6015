import type { RegionId } from './regions'

const saddle =
  'Call 911 or go to the emergency room now for new numbness between your legs, or new trouble with your bladder or bowel.'

/** What must not wait, by region: shown with every part of it. In the words of content/pages/spine-anatomy.ts. */
export const regionUrgent: Record<RegionId, string> = {
  neck: 'Clumsy hands or unsteady walking: ask to be seen the same day. If it gets worse fast, go to the emergency room.',
  'upper-back':
    'Pain that wraps around your body like a band: call 911 or go to the emergency room now.[^RNOH-M]',
  'low-back': saddle,
  sacrum: saddle,
}
