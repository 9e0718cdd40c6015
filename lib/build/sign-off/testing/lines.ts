import type { SignOffLine, SignOffRecord } from '@/content/schemas/sign-off-schema'

const line = (
  id: string,
  kind: SignOffLine['kind'],
  hash: string,
  statements: string[] = [],
): SignOffLine => ({
  ...{ id, kind, title: `Title of ${id}`, hash, statements },
  ...(kind === 'pages' && { href: `/${id}` }),
})

/** One made-up line of each kind, and a second page. */
export const madeUpLines = [
  line('urgency/both-legs', 'urgency', '0000000000a1'),
  line('milestones/acdf', 'milestones', '0000000000b1'),
  line('pages/walking', 'pages', '0000000000c1', ['Flat ground is a safe start.', 'Short walks come first.']),
  line('pages/sleeping', 'pages', '0000000000c2', ['A flat ground is a safe start.']),
  line('answers/knee', 'answers', '0000000000d1', ['No walks before day 2.']),
]

export const accepted = (id: string, hash: string, date = '2027-01-15'): SignOffRecord => ({
  ...{ date, reviewer: 'Dr. Ana Placeholder', id, hash },
  decision: 'accepted',
})
