import { checkAnswers } from '@/lib/build/content/checks/faq'

const topic = (id: string) =>
  `---\nheading: Visits\nquestions:\n  bring: practice/what-to-bring\n  park: ${id}\n---\n`
const ids = new Set(['practice/what-to-bring', 'practice/parking'])
const check = (id: string) => checkAnswers('content/en/faq/visits.md', topic(id), ids)

test('a question needs an answer that exists', () => {
  expect(() => check('practice/parking')).not.toThrow()
  expect(() => check('practice/parkng')).toThrow(
    'content/en/faq/visits.md:5: there is no content/en/answers/practice/parkng.md. Did you mean practice/parking?',
  )
  expect(() => check('sciatica/driving')).toThrow(/sciatica\/driving\.md\.$/)
})
