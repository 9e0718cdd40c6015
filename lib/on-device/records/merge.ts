import { recordsWords } from '@/content/en/ui/tools/records'
import type { Day, Records, Person, Plan } from './schema'

/** For each person of the file, by id: the id of the person on the device who is the same, or null for a new one. */
export type Matches = Readonly<Record<string, string | null>>
/** Which entry stays where the device and the file have different ones. */
export type Winner = 'device' | 'file'

/** What adding a file would do, for the visitor to see first. */
export type MergePreview = {
  newPeople: number
  newDays: number
  sameDays: number
  /** The days that both have, with different answers. */
  differentDays: string[]
  newOthers: number
  differentOthers: number
}

/**
 * The likely matches: the same person by id, else by name. If the device and the file have one person each, they are
 * matched too, because a new device calls its first person 'Me'.
 */
export function likelyMatches(
  here: readonly Person[],
  inFile: readonly Person[],
): Record<string, string | null> {
  const [onlyHere, onlyInFile] = [here.length === 1 && here[0], inFile.length === 1 && inFile[0]]
  const taken = new Set(inFile.flatMap(({ id }) => (here.some((person) => person.id === id) ? [id] : [])))
  const matchOf = ({ id, name }: Person): string | null => {
    if (taken.has(id)) return id
    const sameName = here.find((person) => !taken.has(person.id) && sameText(person.name, name))
    const match = sameName ?? (onlyHere && onlyInFile ? onlyHere : undefined)
    if (match) taken.add(match.id)
    return match?.id ?? null
  }
  return Object.fromEntries(inFile.map((person) => [person.id, matchOf(person)]))
}

const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Ignores the order of keys and the calendar's revision, which isn't something a visitor entered. */
function sameEntry(one: object, other: object): boolean {
  const text = (entry: object) =>
    JSON.stringify(
      Object.entries({ ...entry, revision: 0, savedAt: '' }).sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  return text(one) === text(other)
}

/** Two entries of the same thing: the winner, with its blanks filled from the other. */
function mergedPlan(winner: Plan, other: Plan): Plan {
  const hasOperation = winner.procedure !== null || winner.operatedOn !== null
  return {
    ...winner,
    ...(hasOperation ? {} : { procedure: other.procedure, operatedOn: other.operatedOn }),
    questions: winner.questions || other.questions,
    // A calendar must see a higher number than any it has seen.
    revision: Math.max(winner.revision, other.revision) + 1,
  }
}

/** A name that is still free: Anna, Anna (2), Anna (3). */
function freeName(name: string, taken: readonly string[]): string {
  const isTaken = (wanted: string) => taken.some((other) => sameText(other, wanted))
  if (!isTaken(name)) return name
  let count = 2
  while (isTaken(`${name} (${count})`)) count += 1
  return `${name} (${count})`
}

type Paired<Entry> = { added: Entry[]; same: Entry[]; different: { here: Entry; file: Entry }[] }

function pair<Entry extends object>(
  here: readonly Entry[],
  file: readonly Entry[],
  key: (entry: Entry) => string,
): Paired<Entry> {
  const known = new Map(here.map((entry) => [key(entry), entry]))
  const paired: Paired<Entry> = { added: [], same: [], different: [] }
  for (const entry of file) {
    const other = known.get(key(entry))
    if (!other) paired.added.push(entry)
    else if (sameEntry(other, entry)) paired.same.push(entry)
    else paired.different.push({ here: other, file: entry })
  }
  return paired
}

/**
 * Adds a file's records to those of the device. People who are the same become one, under the name
 * chosen on the device.
 * @returns what changes (`preview`) and the entries to write (`written`); nothing of the device is lost except the
 * entries that the file wins.
 */
export function mergeRecords(
  here: Records,
  file: Records,
  matches: Matches,
  winner: Winner,
): { preview: MergePreview; written: Records } {
  const idOf = (id: string) => matches[id] ?? id
  const moved = <Entry extends { personId: string }>(entries: readonly Entry[]) =>
    entries.map((entry) => ({ ...entry, personId: idOf(entry.personId) }))
  const names = here.people.map(({ name }) => name)
  const people = file.people
    .filter(({ id }) => !here.people.some((person) => person.id === idOf(id)))
    .map((person) => {
      const name = freeName(person.name, names)
      names.push(name)
      return { ...person, name }
    })
  const days = pair<Day>(here.days, moved(file.days), ({ personId, date }) => `${personId} ${date}`)
  const plans = pair(here.plans, moved(file.plans), ({ personId }) => personId)
  const forms = pair(here.forms, moved(file.forms), ({ personId, formId }) => `${personId} ${formId}`)
  const won = <Entry>({ different }: Paired<Entry>) =>
    winner === 'file' ? different.map((both) => both.file) : []

  // A person who never chose a name here gets the one chosen in the file.
  const named = file.people.flatMap((person) => {
    const known = here.people.find(({ id }) => id === idOf(person.id))
    const isWanted = known?.name === recordsWords.me && !names.some((name) => sameText(name, person.name))
    return known && isWanted ? [{ id: known.id, name: person.name }] : []
  })

  return {
    preview: {
      newPeople: people.length,
      newDays: days.added.length,
      sameDays: days.same.length,
      differentDays: days.different.map(({ file: { date } }) => date).sort(),
      newOthers: plans.added.length + forms.added.length,
      differentOthers: plans.different.length + forms.different.length,
    },
    written: {
      version: here.version,
      people: [...people, ...named],
      days: [...days.added, ...won(days)],
      plans: [
        ...plans.added,
        ...plans.different.map((both) =>
          winner === 'file' ? mergedPlan(both.file, both.here) : mergedPlan(both.here, both.file),
        ),
      ],
      forms: [...forms.added, ...won(forms)],
    },
  }
}
