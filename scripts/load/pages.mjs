/** The pages that are measured: those that most visits begin on, one of each kind. */
export const pages = [
  { name: 'home', path: '/' },
  { name: 'contact', path: '/contact' },
  { name: 'a service', path: '/services/robotic-surgery' },
  { name: 'a condition', path: '/resources/conditions/adult-scoliosis' },
  { name: 'an article', path: '/blog/desk-work-and-your-spine' },
]

/** A visitor near the office, as the edge network tells it (GEO_SOURCE=vercel): most of the practice's are. */
export const nearby = { 'x-vercel-ip-latitude': '36.3302', 'x-vercel-ip-longitude': '-119.2921' }

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
