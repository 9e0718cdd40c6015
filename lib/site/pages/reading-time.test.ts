import { readingMinutes } from './reading-time'

const words = (count: number) => ({ body: [Array.from({ length: count }, () => 'word').join(' ')] })

test.each([
  [1, 1],
  [290, 1],
  [310, 2],
  [1000, 5],
])('%i words take %i minutes', (count, minutes) => expect(readingMinutes(words(count))).toBe(minutes))
