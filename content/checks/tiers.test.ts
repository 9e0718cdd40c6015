import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { signs } from '../generated/clinical/urgency'
import { usesOfTables } from '@/lib/build/content/clinical/uses'
import { readLines } from '@/lib/build/assistant/examples'

/** How many lines of a file say by hand how urgent something is. The list may only get shorter. */
const listFile = 'content/clinical/tiers-by-hand.yaml'
const listed = parse(readFileSync(listFile, 'utf8')) as Record<string, number>

const byHand = /\b911\b|\bER\b|emergency room|[Cc]all us today|[Cc]all (?:the|our) office today/

const files = ['content/en', 'content/anatomy', 'content/assistant'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file)),
)

/** Without wordings of questions, which visitors wrote. */
function count(file: string): number {
  const text = readFileSync(file, 'utf8').replace(/^asked(?:InSpanish)?:\n(?: +- .*\n(?: {4}.*\n)*)*/gm, '')
  return text.split('\n').filter((line) => byHand.test(line)).length
}

const found = Object.fromEntries(
  files.sort().flatMap((file) => (count(file) > 0 ? [[file, count(file)]] : [])),
) as Record<string, number>

const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, one) => sum + one, 0)

if (process.env.WRITE_TIERS && total(found) <= total(listed)) writeFileSync(listFile, stringify(found))

test('how urgent a sign is comes from content/clinical/urgency.yaml, by {signs:...}', () => {
  const more = Object.entries(found).filter(([file, lines]) => lines > (listed[file] ?? 0))
  expect(more).toEqual([])
})

test('the list of tiers by hand gets shorter with them: WRITE_TIERS=1 npm run jest -- content/checks/tiers', () =>
  expect(found).toEqual(listed))

test('every sign is used, on a card or in a text, or recognized by the assistant from at least 20 examples', () => {
  const uses = usesOfTables().join('\n')
  const labels = (readLines('signs') as { label: string }[]).map(({ label }) => label)
  const unused = Object.keys(signs).filter(
    (id) => !uses.includes(`: ${id} (`) && labels.filter((label) => label === id).length < 20,
  )
  expect(unused).toEqual([])
})
