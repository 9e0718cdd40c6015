import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { sentencesInPage, sentencesInWords } from '@/tests/support/content/milestone-sentences'

/** Sentences that may give a time by hand, and why: they aren't about what a patient may do when. */
type Reviewed = { file: string; starts: string; why: string }

const reviewed = parse(readFileSync('content/clinical/milestones-by-hand.yaml', 'utf8')) as Reviewed[]

/** How many sentences of a file still have to be converted. */
const waitingFile = 'content/clinical/milestones-to-convert.yaml'
const waiting = (parse(readFileSync(waitingFile, 'utf8')) ?? {}) as Record<string, number>

const filesIn = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end) && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
    .sort()

const texts = [
  ...filesIn('content/en', '.md')
    .filter((file) => !file.startsWith('content/en/legal/'))
    .map((file) => ({ file, find: sentencesInPage })),
  ...[...filesIn('content/en/ui', '.ts'), 'content/assistant/replies.ts'].map((file) => ({
    file,
    find: sentencesInWords,
  })),
]

const found = texts.flatMap(({ file, find }) =>
  find(readFileSync(file, 'utf8')).map(({ line, sentence }) => ({ file, line, sentence })),
)
const isReviewed = ({ file, sentence }: { file: string; sentence: string }) =>
  reviewed.some((entry) => entry.file === file && sentence.startsWith(entry.starts))
const byHand = Object.groupBy(
  found.filter((one) => !isReviewed(one)),
  ({ file }) => file,
)
const countOf = (file: string) => byHand[file]?.length ?? 0

/** The files that have fewer such sentences than the list says. */
const converted = Object.keys(waiting).filter((file) => countOf(file) < waiting[file]!)

if (process.env.WRITE_MILESTONES) {
  const left = Object.keys(waiting).flatMap((file) => {
    const count = Math.min(countOf(file), waiting[file]!)
    return count > 0 ? [[file, count] as const] : []
  })
  writeFileSync(waitingFile, left.length > 0 ? stringify(Object.fromEntries(left)) : '')
}

test('every time of a milestone comes from content/clinical/milestones.yaml', () => {
  const tooMany = Object.entries(byHand).flatMap(([file, sentences = []]) =>
    sentences.length > (waiting[file] ?? 0)
      ? sentences.map(
          ({ line, sentence }) => `${file}:${line}: write {milestone:operation/milestone} in: ${sentence}`,
        )
      : [],
  )
  expect(tooMany).toEqual([])
})

test('the list of files to convert gets shorter with them: WRITE_MILESTONES=1 npm run jest -- content/checks/milestones', () =>
  expect(converted).toEqual([]))

test('every reviewed sentence is still there', () =>
  expect(
    reviewed.filter(
      ({ file, starts }) => !found.some((one) => one.file === file && one.sentence.startsWith(starts)),
    ),
  ).toEqual([]))
