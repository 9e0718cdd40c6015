import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPages } from '@/tests/support/content/read-pages'
import { textsOf } from '@/lib/text/plain-text'
import { proseOf, readingGrade, sentencesOf, wordsOf } from '@/tests/support/content/reading-grade'

const file = join(process.cwd(), 'docs/reading-level.md')

const measured = readPages.map(({ href, page }) => {
  const { lead, inShort, sections } = page
  const texts = textsOf([lead, inShort, sections?.map(({ body }) => body)])
  const lengths = proseOf(texts)
    .flatMap(sentencesOf)
    .map((sentence) => wordsOf(sentence).length)
  return {
    href,
    isMandated: page.isMandatedWording === true,
    grade: readingGrade(texts),
    words: textsOf(page).flatMap(wordsOf).length,
    mean: lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
    short: (100 * lengths.filter((length) => length < 6).length) / lengths.length,
  }
})

const ours = measured.filter(({ isMandated }) => !isMandated)
const median = ours.map(({ grade }) => grade).sort((a, b) => a - b)[Math.floor(ours.length / 2)]!

const report = `# Reading level of every page

Flesch-Kincaid grade, mean length of a sentence in words, and the share of sentences under six words, of each page's running
text. They are instruments: a text can pass them and still not sound like anyone. Median grade: ${median.toFixed(1)}. Pages marked * have wording
that a law or an agency prescribes. To measure again, run \`WRITE_READING_LEVEL=1 npm run jest -- content/checks/reading-level\`.

| page | words | grade | sentence | short |
|---|--:|--:|--:|--:|
${measured
  .map(
    ({ href, isMandated, words, grade, mean, short }) =>
      `| ${href}${isMandated ? ' *' : ''} | ${words} | ${grade.toFixed(1)} | ${mean.toFixed(1)} | ${short.toFixed(0)} % |`,
  )
  .join('\n')}
`

if (process.env.WRITE_READING_LEVEL) writeFileSync(file, report)

test('the median page is at grade 5 to 6.5', () => {
  expect(median).toBeGreaterThanOrEqual(5)
  expect(median).toBeLessThanOrEqual(6.5)
})

test.each(ours)('$href reads easily and flows', ({ grade, mean, short }) => {
  expect(grade).toBeLessThanOrEqual(8.5)
  expect(mean).toBeGreaterThanOrEqual(9)
  expect(mean).toBeLessThanOrEqual(15)
  expect(short).toBeLessThanOrEqual(12)
})
