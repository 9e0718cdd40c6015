import { signs } from '@/content/generated/clinical/urgency'
import { readMilestones } from '@/lib/build/content/milestones/read'
import { milestoneLine, urgencyLine } from '@/lib/build/sign-off/lines'
import { accepted, madeUpLines } from '@/lib/build/sign-off/testing/lines'
import { signOffDocument } from './document'

const bothLegs = signs['both-legs']
const table = readMilestones()
const lines = [
  urgencyLine(bothLegs),
  milestoneLine('acdf', table.operations.acdf!),
  ...madeUpLines.filter(({ kind }) => kind === 'pages' || kind === 'answers'),
]

const printed = (records: ReturnType<typeof accepted>[] = []) =>
  signOffDocument({ lines, signs: [bothLegs], milestones: table, records }, 'January 10, 2027')

test('has both tables, what rests on general knowledge, the questions and the signature', () => {
  const html = printed()
  expect(html).toContain('have new pain, numbness or weakness in both legs.')
  expect(html).toMatch(/<b>ER<\/b>/)
  expect(html).toContain('Desk work: 2 to 4 weeks')
  expect(html).toContain('Short walks come first.')
  expect(html).toContain('No walks before day 2.')
  expect(html).toContain('Questions only you can answer')
  expect(html).toMatch(/pages\/walking\s+0000000000c1/)
  expect(html).toContain('License number')
})

test('is one file without a script, an address or type below 9 points', () => {
  const html = printed()
  expect(html).not.toMatch(/<script|https?:|<link|<img/)
  for (const [, size] of html.matchAll(/font(?:-size)?: (\d+)pt/g))
    expect(Number(size)).toBeGreaterThanOrEqual(9)
})

test('prints a statement once, even if another page says it in nearly the same words', () => {
  expect(printed().match(/lat ground is a safe start/g)).toHaveLength(1)
  expect(printed()).toContain('(and 1 printed above)')
})

test('leaves out what is signed, and says who signed an older version', () => {
  const html = printed([accepted('answers/knee', '0000000000d1'), accepted('pages/walking', '00000000c000')])
  expect(html).not.toContain('No walks before day 2.')
  expect(html).toContain('knee (already signed by Dr. Ana Placeholder on 2027-01-15)')
  expect(html).toContain('Changed since Dr. Ana Placeholder signed it on 2027-01-15.')
})
