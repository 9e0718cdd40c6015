import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDecisions } from './decisions'
import { decisionsFile } from './decisions-file'
import { accepted, madeUpLines } from './testing/lines'

const folder = mkdtempSync(join(tmpdir(), 'sign-off-'))
afterAll(() => rmSync(folder, { recursive: true }))

const printed = decisionsFile(madeUpLines, [], 'January 10, 2027')
const filledIn = printed
  .replace('reviewer:', 'reviewer: Dr. Ana Placeholder')
  .replace('date:', 'date: 2027-01-15')

function decide(text: string, records = [] as ReturnType<typeof accepted>[]) {
  const file = join(folder, 'decisions.yaml')
  writeFileSync(file, text)
  return readDecisions(file, madeUpLines, records)
}

test('everything that was printed is accepted, in the version that was printed', () =>
  expect(decide(filledIn)).toEqual(madeUpLines.map(({ id, hash }) => accepted(id, hash))))

test('what stands under except is left out', () =>
  expect(
    decide(filledIn.replace('except: []', 'except: [pages/walking, answers/knee]')).map(({ id }) => id),
  ).toEqual(['urgency/both-legs', 'milestones/acdf', 'pages/sleeping']))

test('lines can be deleted instead', () =>
  expect(decide(filledIn.replace(/ {2}(pages|answers|milestones).*\n/g, '')).map(({ id }) => id)).toEqual([
    'urgency/both-legs',
  ]))

test('what is recorded already is not recorded twice, and is not printed again', () => {
  const records = madeUpLines.slice(1).map(({ id, hash }) => accepted(id, hash))
  expect(decide(filledIn, records).map(({ id }) => id)).toEqual(['urgency/both-legs'])
  expect(decisionsFile(madeUpLines, records, 'January 20, 2027')).not.toContain('pages/walking:')
})

test('an earlier decision is taken back with a decision of its own', () => {
  const records = [accepted('pages/walking', '0000000000c1')]
  const text = 'reviewer: Dr. Ana Placeholder\ndate: 2027-02-01\nwithdraw: [pages/walking]\n'
  expect(decide(text, records)).toEqual([{ ...records[0], date: '2027-02-01', decision: 'withdrawn' }])
})

test('a text that changed after it was printed is recorded as it was printed', () =>
  expect(decide(filledIn.replace('0000000000c1', '00000000c000'))).toContainEqual(
    accepted('pages/walking', '00000000c000'),
  ))

test.each([
  ['no reviewer', printed, ':6: reviewer: write the name of the surgeon who decided'],
  ['no date', filledIn.replace('date: 2027-01-15', 'date:'), ':7: date: write the day as 2027-01-15'],
  [
    'an odd date',
    filledIn.replace('date: 2027-01-15', 'date: 1/15/27'),
    ':7: date: write the day as 2027-01-15',
  ],
  [
    'an unknown id',
    filledIn.replace('except: []', 'except: [pages/wlaking]'),
    ':8: except.0: there is no such id',
  ],
  ['an unknown line', `${filledIn}  pages/flying: '0000000000c3'\n`, ':16: accept.pages/flying: '],
  ['a damaged version', filledIn.replace("'0000000000c1'", 'yes'), ':13: accept.pages/walking: a version is'],
  ['an unknown entry', `${filledIn}approve: all\n`, 'approve'],
  ['no YAML', `${filledIn}:\n- [`, 'decisions.yaml:17: '],
])('refuses a file with %s, and names the line', (_, text, message) =>
  expect(() => decide(text)).toThrow(message),
)
