import { plainText, textsOf } from './plain-text'

test('markup reads as its text', () =>
  expect(plainText('See [the guide](/x) or {call the office}.[^NHSW]')).toBe(
    'See the guide or call the office.',
  ))

test('a claim reads as its text', () =>
  expect(plainText('{claim:surgeries} operations')).toBe('1000+ operations'))

test('returns a page’s texts in order, without URLs, dates and ids', () =>
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
      health: { reviewed: '2026-11-20' },
    }),
  ).toEqual(['Sciatica', 'Often eases.', 'What is it?', 'A nerve.', 'Week 1', 'Walk.', 'Here.']))

test('skips empty cells', () => expect(textsOf({ rows: [['Monday', '', ' ']] })).toEqual(['Monday']))
