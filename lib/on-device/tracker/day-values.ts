import { notesLimit } from '@/lib/on-device/records/limits'
import type { Day } from '@/lib/on-device/records/schema'

export type Amount = 'walkingMinutes' | 'sleepHours' | 'sittingMinutes'
/** The day form's values: the amounts as typed. */
export type DayValues = Pick<Day, 'pain' | 'medicineTaken' | 'marks' | 'notes' | 'notesForVisit'> &
  Record<Amount, string>

/** `number`: not a number. `too-much`: more than fits in a day. `too-long`: notes over the limit. */
export type DayErrors = Partial<Record<Amount, 'number' | 'too-much'> & { notes: 'too-long' }>
export type ParsedDay = { ok: true; value: Day } | { ok: false; isEmpty: boolean; errors: DayErrors }

const maxOf: Record<Amount, number> = { walkingMinutes: 1440, sleepHours: 24, sittingMinutes: 1440 }

export const noValues: DayValues = {
  pain: null,
  walkingMinutes: '',
  sleepHours: '',
  sittingMinutes: '',
  medicineTaken: null,
  marks: [],
  notes: '',
  notesForVisit: false,
}

const typed = (value: number | null) => (value === null ? '' : String(value))

/** The form values for a saved day. */
export function valuesOf(day: Day): DayValues {
  return {
    ...day,
    walkingMinutes: typed(day.walkingMinutes),
    sleepHours: typed(day.sleepHours),
    sittingMinutes: typed(day.sittingMinutes),
  }
}

/** Accepts 6.5, 6,5 and 20. Minutes are rounded to whole numbers. */
function amountOf(text: string, name: Amount): number | 'number' | 'too-much' | null {
  const trimmed = text.trim().replace(',', '.')
  if (trimmed === '') return null
  if (!/^\d+(\.\d+)?$/.test(trimmed)) return 'number'
  const value = name === 'sleepHours' ? Number(trimmed) : Math.round(Number(trimmed))
  return value > maxOf[name] ? 'too-much' : value
}

/** Parses the form values into a day, or returns what is wrong with them. An empty day is rejected. */
export function parseDay(values: DayValues, personId: string, date: string): ParsedDay {
  const errors: DayErrors = {}
  const amounts = { walkingMinutes: null, sleepHours: null, sittingMinutes: null } as Record<
    Amount,
    number | null
  >
  for (const name of ['walkingMinutes', 'sleepHours', 'sittingMinutes'] as const) {
    const amount = amountOf(values[name], name)
    if (typeof amount === 'string') errors[name] = amount
    else amounts[name] = amount
  }
  const notes = values.notes.trim()
  if (notes.length > notesLimit) errors.notes = 'too-long'
  const { pain, medicineTaken, marks, notesForVisit } = values
  const isEmpty =
    [pain, medicineTaken, ...Object.values(amounts)].every((value) => value === null) &&
    marks.length === 0 &&
    notes === ''
  if (Object.keys(errors).length > 0) return { ok: false, isEmpty: false, errors }
  if (isEmpty) return { ok: false, isEmpty, errors }
  return { ok: true, value: { personId, date, pain, ...amounts, medicineTaken, marks, notes, notesForVisit } }
}
