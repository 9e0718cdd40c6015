import type { FileCode } from './file'
import { failure, success, type Result } from './result'
import { recordsSchema, recordsVersion, type Day, type Records, type Person } from './schema'

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

/**
 * Text a spreadsheet would run as a formula. An apostrophe counts too: doubling it makes unescaping lossless.
 */
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

/** Everyone's daily log as CSV for spreadsheets. Care plans and forms are not included. */
export async function csvText({ people, days }: Records): Promise<string> {
  const { unparse } = await import('papaparse')
  const names = new Map<string, string>()
  // Numbers people with the same name so that they stay separate.
  for (const { id, name } of people) {
    const namesakes = [...names.values()].filter((other) => other.replace(/ \(\d+\)$/, '') === name).length
    names.set(id, namesakes === 0 ? name : `${name} (${namesakes + 1})`)
  }
  const rows = days.map((day) => rowOf(day, names.get(day.personId) ?? ''))
  return `\uFEFF${unparse(rows, { columns: [...columns], escapeFormulae: risky })}`
}

const plain = (cell: string) => (/^'['=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell)
const toNumber = (cell: string) => (cell.trim() === '' ? null : Number(cell))

/** Any other word is returned unchanged, so that the schema rejects the whole file. */
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
 * Parses a CSV file exported from this site. CSV has names but no ids: each name maps to the person in `here`
 * with the same name, or to a new one.
 */
export async function parseCsv(text: string, here: readonly Person[]): Promise<Result<Records, FileCode>> {
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
  const { success: isWhole, data: records } = recordsSchema.safeParse({
    version: recordsVersion,
    people: [...people.values()],
    plans: [],
    days: data.map((row) => dayOf(row, people.get(row.Person)?.id ?? '')),
    forms: [],
  })
  return isWhole ? success(records) : failure('damaged')
}
