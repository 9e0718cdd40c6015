import { readPages } from '@/tests/support/content/read-pages'
import { textsOf } from '@/lib/text/plain-text'
import { proseOf, readingGrade, sentencesOf, wordsOf } from '@/tests/support/content/reading-grade'

const measured = readPages.map(({ href, page }) => {
  const { lead, inShort, sections } = page
  const texts = textsOf([lead, inShort, sections?.map(({ body }) => body)])
  const lengths = proseOf(texts)
    .flatMap(sentencesOf)
    // The urgency table's sentences are lists of signs.
    .filter((sentence) => !/^(?:Today, at any hour, call|Call|Make an appointment)\b.* if /.test(sentence))
    .map((sentence) => wordsOf(sentence).length)
  return {
    href,
    isMandated: page.isMandatedWording === true,
    grade: readingGrade(texts),
    sentences: lengths.length,
    mean: lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
    short: (100 * lengths.filter((length) => length < 6).length) / lengths.length,
  }
})

const ours = measured.filter(({ isMandated }) => !isMandated)
const median = ours.map(({ grade }) => grade).sort((a, b) => a - b)[Math.floor(ours.length / 2)]!

test('the median page is at grade 6.5 at most', () => expect(median).toBeLessThanOrEqual(6.5))

test.each(ours)('$href reads easily', ({ grade }) => expect(grade).toBeLessThanOrEqual(8.5))

// A page that only lists facts has too few sentences to judge.
test.each(ours.filter(({ sentences }) => sentences >= 20))('$href flows', ({ mean, short }) => {
  expect(mean).toBeGreaterThanOrEqual(9)
  expect(mean).toBeLessThanOrEqual(15)
  expect(short).toBeLessThanOrEqual(12)
})
