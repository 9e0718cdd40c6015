import { plainText, textsOf } from './plain-text'

test('marks read as what they show', () =>
  expect(plainText('See [the guide](/x) or {call the office}.[^NHSW]')).toBe(
    'See the guide or call the office.',
  ))

test('a claim reads as its figure', () =>
  expect(plainText('{claim:surgeries} operations')).toBe('1000+ operations'))

test('a page reads in its order, without addresses, dates and names of things', () =>
  expect(
    textsOf({
      slug: 'sciatica',
      title: 'For search engines',
      heading: 'Sciatica',
      inShort: ['Often eases.'],
      sections: [
        {
          id: 'what',
          heading: 'What is it?',
          body: ['A nerve.', { terms: [['Week 1', 'Walk.']] }, { spine: ['L4-L5'], caption: 'Here.' }],
        },
      ],
      links: [{ href: '/x', label: 'Next' }],
      health: { reviewed: '2026-11-20', signOff: ['Ask the surgeon.'] },
    }),
  ).toEqual(['Sciatica', 'Often eases.', 'What is it?', 'A nerve.', 'Week 1', 'Walk.', 'Here.']))

test('cells to write in are not read', () =>
  expect(textsOf({ rows: [['Monday', '', ' ']] })).toEqual(['Monday']))
