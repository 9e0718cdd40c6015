import type { TextPage } from '@/content/schemas/page-schema'
import { directionTo, officePages, officePagesOf } from './office-pages'

const hanford = { lat: 36.3274, lng: -119.6459 }

test.each([
  ['Visalia', { lat: 36.3302, lng: -119.2921 }, 'west'],
  ['Tulare', { lat: 36.2077, lng: -119.3473 }, 'northwest'],
  ['Lemoore', { lat: 36.3008, lng: -119.7829 }, 'east'],
  ['Selma', { lat: 36.5708, lng: -119.6121 }, 'south'],
  ['Fresno', { lat: 36.7378, lng: -119.7871 }, 'south'],
])('from %s one heads %s', (_town, from, direction) => expect(directionTo(from, hanford)).toBe(direction))

test('distances are computed from the office’s position', () => {
  const table = officePages['/getting-here']!.sections[0]!.body[0]
  expect(table).toMatchObject({
    table: {
      rows: [
        ['Visalia', 'About 20 miles', 'west'],
        ['Tulare', 'About 19 miles', 'northwest'],
        ['Lemoore', 'About 8 miles', 'east'],
        ['Selma', 'About 17 miles', 'south'],
        ['Fresno', 'About 29 miles', 'south'],
      ],
    },
  })
})

const nothing = { plans: null, mediCalPlans: null, workersCompensation: null, cashPrices: null }
const idsOf = (pages: Record<string, TextPage>, path: string) => pages[path]?.sections.map(({ id }) => id)

test('without facts there is no page for referring offices, and no paragraph about bus or workers’ compensation', () => {
  const pages = officePagesOf({ referrals: null, transit: null }, nothing)
  expect(Object.keys(pages)).toEqual(['/insurance', '/getting-here'])
  expect(idsOf(pages, '/getting-here')).toEqual(['distance', 'parking'])
  expect(idsOf(pages, '/insurance')).toEqual(['plans', 'medi-cal', 'self-pay'])
})

test('with all facts, each has its place', () => {
  const pages = officePagesOf(
    {
      referrals: { send: ['Notes'], answer: 'Within a day.' },
      transit: { agency: 'Bus', url: 'https://bus.example.com' },
    },
    {
      plans: ['Plan A'],
      mediCalPlans: ['Plan B'],
      workersCompensation: true,
      cashPrices: 'A visit costs $300.',
    },
  )
  expect(idsOf(pages, '/referring-offices')).toEqual(['send', 'answer'])
  expect(idsOf(pages, '/getting-here')).toEqual(['distance', 'parking', 'bus'])
  expect(idsOf(pages, '/insurance')).toEqual(['plans', 'medi-cal', 'workers-comp', 'self-pay'])
  const shown = JSON.stringify(pages)
  for (const fact of [
    'Notes',
    'Within a day.',
    '[Bus](https://bus.example.com)',
    'Plan A',
    'Plan B',
    'A visit costs $300.',
  ])
    expect(shown).toContain(fact)
})
