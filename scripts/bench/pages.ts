/** The pages to measure: the most common entry points, one of each kind. */
export const pages = [
  { name: 'home', path: '/' },
  { name: 'contact', path: '/contact' },
  { name: 'a service', path: '/services/robotic-surgery' },
  { name: 'a condition', path: '/resources/conditions/adult-scoliosis' },
  { name: 'an article', path: '/blog/desk-work-and-your-spine' },
  { name: 'the tracker', path: '/recovery-tracker' },
]

/**
 * Headers of the edge network for a visitor near the office (GEO_SOURCE=vercel), like most of the practice's
 * visitors.
 */
export const nearby = { 'x-vercel-ip-latitude': '36.3302', 'x-vercel-ip-longitude': '-119.2921' }

/** The median of at least one value. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
