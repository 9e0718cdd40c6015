import type { FileCode } from './file'
import { failure, success, type Result } from './result'
import { ownRecordsSchema, recordsVersion, type Day, type OwnRecords, type Person } from './schema'

const columns = [
  'Person',
  'Date',
  'Pain 0-10',
  'Walking minutes',
  'Sleep hours',
  'Longest sitting minutes',
  'Medicine taken',
  'Where it hurts',
  'Notes',
  'Notes for the visit',
] as const

type Row = Record<(typeof columns)[number], string>

/** What a spreadsheet would run as a formula; an apostrophe is doubled so that taking one away restores the text. */
const risky = /^['=+\-@\t\r\n]/

const number = (value: number | null) => (value === null ? '' : String(value))
const answer = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no')

function rowOf(day: Day, name: string): Row {
  return {
    Person: name,
    Date: day.date,
    'Pain 0-10': number(day.pain),
    'Walking minutes': number(day.walkingMinutes),
    'Sleep hours': number(day.sleepHours),
    'Longest sitting minutes': number(day.sittingMinutes),
    'Medicine taken': answer(day.medicineTaken),
    'Where it hurts': day.marks.map(({ area, kind }) => `${area}:${kind}`).join(' '),
    Notes: day.notes,
    'Notes for the visit': answer(day.notesForVisit),
  }
}

/** The daily log of all people as a table for spreadsheets. Plans and forms are not in it. */
export async function csvText({ people, days }: OwnRecords): Promise<string> {
  const { unparse } = await import('papaparse')
  const names = new Map<string, string>()
  // Two people of one name stay two.
  for (const { id, name } of people) {
    const twins = [...names.values()].filter((other) => other.replace(/ \(\d+\)$/, '') === name).length
    names.set(id, twins === 0 ? name : `${name} (${twins + 1})`)
  }
  const rows = days.map((day) => rowOf(day, names.get(day.personId) ?? ''))
  return `\uFEFF${unparse(rows, { columns: [...columns], escapeFormulae: risky })}`
}

const plain = (cell: string) => (/^'['=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell)
const toNumber = (cell: string) => (cell.trim() === '' ? null : Number(cell))

/** NaN and 'maybe' are refused by the schema, with the whole file. */
function toAnswer(cell: string): unknown {
  const word = cell.trim().toLowerCase()
  return word === '' ? null : word === 'yes' ? true : word === 'no' ? false : cell
}

function dayOf(row: Row, personId: string): unknown {
  return {
    personId,
    date: row.Date.trim(),
    pain: toNumber(row['Pain 0-10']),
    walkingMinutes: toNumber(row['Walking minutes']),
    sleepHours: toNumber(row['Sleep hours']),
    sittingMinutes: toNumber(row['Longest sitting minutes']),
    medicineTaken: toAnswer(row['Medicine taken']),
    notes: row.Notes,
    notesForVisit: toAnswer(row['Notes for the visit']) ?? false,
    marks: row['Where it hurts']
      .split(' ')
      .filter(Boolean)
      .map((mark) => {
        const [area = '', kind = 'pain'] = mark.split(':')
        return { area, kind }
      }),
  }
}

/**
 * The days of a table that was saved here. A table knows names only: each stands for the person of `here` with that
 * name, or for a new one.
 */
export async function parseCsv(text: string, here: readonly Person[]): Promise<Result<OwnRecords, FileCode>> {
  const { parse } = await import('papaparse')
  const { data, meta, errors } = parse<Row>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
    transform: plain,
  })
  if (!columns.every((column) => meta.fields?.includes(column))) return failure('not-ours')
  if (errors.length > 0) return failure('damaged')
  const people = new Map<string, Person>()
  for (const { Person: name } of data) {
    const known = here.find((person) => person.name === name.trim())
    if (!people.has(name)) people.set(name, known ?? { id: crypto.randomUUID(), name })
  }
  const { success: isWhole, data: records } = ownRecordsSchema.safeParse({
    version: recordsVersion,
    people: [...people.values()],
    plans: [],
    days: data.map((row) => dayOf(row, people.get(row.Person)?.id ?? '')),
    forms: [],
  })
  return isWhole ? success(records) : failure('damaged')
}
