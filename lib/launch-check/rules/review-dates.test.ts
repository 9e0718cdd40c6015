import { checkReviewDates } from './review-dates'
import { properContent } from '../testing/proper-site'

const { practice } = properContent

/** The finding codes at a given time for a page reviewed on a given day. */
function codes(reviewed: string | undefined, now: string) {
  const page = { file: 'content/en/pages/faq.md', texts: [], missing: [], ...(reviewed && { reviewed }) }
  return checkReviewDates({ pages: [page], practice }, new Date(now)).map(({ code }) => code)
}

const noon = '2026-11-20T20:00:00Z'

test.each([
  ['today', '2026-11-20', noon, []],
  ['tomorrow', '2026-11-21', noon, ['review-in-future']],
  ['two years ago to the day', '2024-11-20', noon, []],
  ['two years and a day ago', '2024-11-19', noon, ['review-too-old']],
  ['long ago', '1999-12-31', noon, ['review-too-old']],
  ['a leap day, on the last day of its two years', '2024-02-29', '2026-02-28T20:00:00Z', []],
  ['a leap day, on the day after', '2024-02-29', '2026-03-01T20:00:00Z', ['review-too-old']],
  ['the day before a leap day two years on', '2026-02-28', '2028-02-29T20:00:00Z', ['review-too-old']],
])('%s', (_, reviewed, now, expected) => expect(codes(reviewed, now)).toEqual(expected))

test("uses the office's time zone, not UTC", () => {
  expect(codes('2024-11-20', '2026-11-21T07:59:00Z')).toEqual([])
  expect(codes('2024-11-20', '2026-11-21T08:00:00Z')).toEqual(['review-too-old'])
})

test('ignores pages without a review date', () => expect(codes(undefined, noon)).toEqual([]))
