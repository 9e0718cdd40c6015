import { signs } from '@/content/generated/clinical/urgency'
import { answers } from '@/content/generated/en/answers'
import { lines, officeFacts } from '@/content/generated/sign-off/lines'
import { readMilestones } from '@/lib/build/content/milestones/read'
import { signOffDocument } from '@/lib/build/sign-off/document/document'
import { readRecords } from '@/lib/build/sign-off/records'
import { documents } from '@/lib/site/pages/content'

const ids = lines.map(({ id }) => id)
const statements = lines.flatMap((line) => line.statements)

test('the surgeon has at most 350 decisions to make', () => {
  expect(lines.length).toBeLessThanOrEqual(350)
  expect(new Set(ids).size).toBe(lines.length)
})

test('every sign, every operation, every health page and every subject of the answers is signed', () => {
  const hrefs = lines.flatMap(({ href }) => href ?? [])
  const healthPages = documents.flatMap(({ href, page }) => (page.health ? [href] : []))
  expect(hrefs.toSorted()).toEqual([...healthPages, '/services'].toSorted())
  expect(ids).toEqual(expect.arrayContaining(Object.keys(signs).map((id) => `urgency/${id}`)))
  const operations = Object.keys(readMilestones().operations)
  expect(ids).toEqual(expect.arrayContaining(operations.map((id) => `milestones/${id}`)))
  const subjects = Object.values(answers).map(({ subject }) => `answers/${subject}`)
  expect(ids).toEqual(expect.arrayContaining(subjects))
})

test('how urgent a sign is and when people get back to things is signed in the tables only', () => {
  const tiers = statements.filter((text) =>
    /\b911\b|call today|same day means|Milestones|^Tiers?:/.test(text),
  )
  expect(tiers).toEqual([])
})

test('facts about the practice are the office manager’s', () => {
  expect(statements.filter((text) => /practice manager|counsel|the owner|billing/i.test(text))).toEqual([])
  expect(officeFacts.length).toBeGreaterThan(40)
})

test('the records are intact', () => expect(readRecords()).toEqual(expect.any(Array)))

/** A page holds 6,600 characters. If this fails, shorten statements, and print the document to see how long it is. */
test('the document fits on 25 pages', () => {
  const html = signOffDocument(
    { lines, signs: Object.values(signs), milestones: readMilestones(), records: [] },
    'January 10, 2027',
  )
  const text = html.replace(/<style>[\s\S]*<\/style>|<[^>]+>/g, '').replace(/\s+/g, ' ')
  expect(text.length).toBeLessThan(162_000)
})
