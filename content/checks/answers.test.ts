import { readFileSync } from 'node:fs'
import { answers as compiled } from '../generated/en/answers'
import { claims } from '../generated/practice/claims'
import { documents } from '@/lib/site/pages/content'
import { routes } from '@/lib/site/routes'
import { faqGroups } from '../collections/faq'
import { parseMarks } from '@/lib/text/marked-text'
import { plainText } from '@/lib/text/plain-text'
import { wordsOf } from '@/tests/support/content/reading-grade'

const answers = Object.values(compiled)

const anchors = new Set([
  ...routes.map(({ href }) => href),
  ...documents.flatMap(({ href, page }) => [
    `${href}#when-to-get-help`,
    ...page.sections.map(({ id }) => `${href}#${id}`),
  ]),
  ...faqGroups.flatMap(({ id, questions }) =>
    [id, ...questions.map(({ anchor }) => anchor)].map((one) => `/resources/faq#${one}`),
  ),
])

const countWords = (paragraphs: readonly string[]) => paragraphs.map(plainText).flatMap(wordsOf).length

/** The text of an answer's file: without the sentences on signs, which come from the urgency table. */
const ownText = (id: string) =>
  readFileSync(`content/en/answers/${id}.md`, 'utf8')
    .split(/^---$/m)
    .slice(2)
    .map((body) => body.replace(/\{signs[^}]*\}/g, ''))

test('there are at least 350 answers', () => expect(answers.length).toBeGreaterThanOrEqual(350))

test('no two answers have the same question', () => {
  const questions = answers.map(({ question }) => question.toLowerCase())
  expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([])
})

describe.each(answers)('$id', ({ id, text, sources, links, question }) => {
  test('is complete in at least 35 words of its own, and at most 140 with signs', () => {
    expect(countWords(ownText(id))).toBeGreaterThanOrEqual(35)
    expect(countWords(text)).toBeLessThanOrEqual(140)
    expect(question).toMatch(/\?$/)
  })

  test('cites its sources, leads to pages that exist, and uses only known marks', () => {
    const marks = text.flatMap(parseMarks)
    const cited = marks.flatMap((mark) => (mark.kind === 'footnote' ? [mark.key] : []))
    expect([...sources].sort()).toEqual([...new Set(cited)].sort())
    expect(links.filter((href) => !anchors.has(href))).toEqual([])
    for (const mark of marks) {
      if (mark.kind === 'claim') expect(Object.keys(claims)).toContain(mark.key)
      if (mark.kind === 'office') expect(mark.text).toMatch(/office/)
      expect(['link', 'phone']).not.toContain(mark.kind)
    }
  })
})
