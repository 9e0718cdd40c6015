import { timelineIds } from '@/content/schemas/timeline-ids'
import { usualSteps } from './usual-steps'

const itemsIn = (title: string) => usualSteps('fusion').find((step) => step.title === title)?.items

test('a milestone is in the step in which its time begins, under the name of its operation', () => {
  expect(itemsIn('First week')).toContainEqual(
    expect.stringMatching(/^Low back: many people go home after \d/),
  )
  expect(itemsIn('Week 2')).toContain('ACDF: desk work is often possible at 2 to 4 weeks.')
  expect(itemsIn('Week 6')).toContain('Low back: desk work is often possible at 6 to 12 weeks.')
})

test('a time that the operations share stands once', () =>
  expect(usualSteps('mis-decompression').flatMap(({ items }) => items)).toContainEqual(
    expect.stringMatching(/^Desk work is often possible at \d/),
  ))

test.each(timelineIds)('every step of %s has something to say', (id) =>
  expect(usualSteps(id).filter(({ items }) => items.length === 0)).toEqual([]),
)
