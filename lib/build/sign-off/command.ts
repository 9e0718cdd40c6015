import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { signs } from '@/content/generated/clinical/urgency'
import { lines, officeFacts } from '@/content/generated/sign-off/lines'
import { office } from '@/content/generated/practice/office'
import { readMilestones } from '@/lib/build/content/milestones/read'
import { UsageError } from '@/lib/command/main'
import { decisionsFile } from '@/lib/build/sign-off/decisions-file'
import { readDecisions } from '@/lib/build/sign-off/decisions'
import { signOffDocument } from '@/lib/build/sign-off/document/document'
import { appendRecords, readRecords, recordsFile } from '@/lib/build/sign-off/records'
import { statusText } from '@/lib/build/sign-off/status'

const usage = `npm run sign-off                      writes what the surgeon has to sign into sign-off/: a document to print, and decisions.yaml
npm run sign-off -- accept FILE       records the decisions in FILE, a filled-in decisions.yaml
npm run sign-off -- status            how much is signed
npm run sign-off -- office            what the office manager has to confirm`

const folder = 'sign-off'

/** Today at the practice, in words. */
const today = () =>
  new Intl.DateTimeFormat('en-US', { timeZone: office.timeZone, dateStyle: 'long' }).format(new Date())

function print(): string {
  const records = readRecords()
  const day = today()
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}/sign-off.html`,
    signOffDocument({ lines, signs: Object.values(signs), milestones: readMilestones(), records }, day),
  )
  writeFileSync(`${folder}/decisions.yaml`, decisionsFile(lines, records, day))
  return `To print: ${folder}/sign-off.html. To fill in afterward: ${folder}/decisions.yaml.\n${statusText(lines, records)}`
}

function accept(file: string): string {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`)
  const records = readRecords()
  const decided = readDecisions(file, lines, records)
  appendRecords(decided)
  const versions = new Map(lines.map(({ id, hash }) => [id, hash]))
  const changed = decided.filter(({ id, hash }) => versions.get(id) !== hash).length
  const note = changed > 0 ? ` ${changed} of them have changed since they were printed, and stay open.` : ''
  return `Recorded in ${recordsFile}: ${decided.length}.${note}\n${statusText(lines, [...records, ...decided])}`
}

const officeList = () =>
  officeFacts
    .map(
      ({ file, title, facts }) => `${title}\n${facts.map((fact) => `  [ ] ${fact}\n`).join('')}  (${file})\n`,
    )
    .join('\n')

/**
 * Runs one `npm run sign-off` command.
 * @returns what to print
 * @throws UsageError for unknown arguments, and for mistakes in a file of decisions
 */
export function signOff([name, file, ...rest]: readonly string[]): string {
  if (rest.length > 0 || Boolean(file) !== (name === 'accept')) throw new UsageError(usage)
  if (name === undefined) return print()
  if (name === 'accept') return accept(file!)
  if (name === 'status') return statusText(lines, readRecords())
  if (name === 'office') return officeList()
  throw new UsageError(usage)
}
