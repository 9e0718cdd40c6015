import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appendRecords, readRecords, stateOf } from './records'
import { signedPages, statusText } from './status'
import { accepted, madeUpLines } from './testing/lines'

const folder = mkdtempSync(join(tmpdir(), 'sign-off-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('decisions are only added, never erased', () => {
  const file = join(folder, 'records.jsonl')
  expect(readRecords(file)).toEqual([])
  const first = accepted('pages/walking', '0000000000c1')
  appendRecords([first], file)
  const before = readFileSync(file, 'utf8')
  const second = { ...first, date: '2027-02-01', decision: 'withdrawn' as const }
  appendRecords([second], file)
  expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true)
  expect(readRecords(file)).toEqual([first, second])
})

test('a damaged row is named', () => {
  const file = join(folder, 'damaged.jsonl')
  writeFileSync(
    file,
    `${JSON.stringify(accepted('pages/walking', '0000000000c1'))}\n{"id": "pages/walking"}\n`,
  )
  expect(() => readRecords(file)).toThrow('damaged.jsonl:2')
})

const line = { id: 'pages/walking', hash: '0000000000c1' }

test('a text that changed after it was signed is open again, with who signed the older version', () => {
  const older = accepted('pages/walking', '00000000c000')
  expect(stateOf(line, [older])).toEqual({ isSigned: false, before: older })
  expect(statusText(madeUpLines, [older])).toContain(
    'pages/walking: changed since Dr. Ana Placeholder signed it on 2027-01-15',
  )
})

test('the last decision about a version counts', () => {
  const yes = accepted('pages/walking', '0000000000c1')
  const no = { ...yes, decision: 'withdrawn' as const }
  expect(stateOf(line, [yes])).toEqual({ isSigned: true, by: yes })
  expect(stateOf(line, [yes, no])).toEqual({ isSigned: false, before: undefined })
  expect(stateOf(line, [yes, no, yes])).toEqual({ isSigned: true, by: yes })
})

test('counts what is signed, in all and by kind', () => {
  const status = statusText(madeUpLines, [accepted('pages/walking', '0000000000c1')])
  expect(status).toContain('Signed: 1 of 5.')
  expect(status).toMatch(/pages +1 of 2/)
  expect(status).toMatch(/urgency +0 of 1/)
})

test('a page names the surgeon once it and both tables are signed', () => {
  const page = accepted('pages/walking', '0000000000c1')
  const tables = [accepted('urgency/both-legs', '0000000000a1'), accepted('milestones/acdf', '0000000000b1')]
  expect(signedPages(madeUpLines, [page])).toEqual([])
  expect(signedPages(madeUpLines, [page, ...tables])).toEqual(['/pages/walking'])
})
