import { timelines } from '@/content/en/ui/tools/timelines'
import { visitPacketWords } from '@/content/en/ui/tools/visit-packet'
import { longDate } from '@/lib/text/long-date'
import type { Day, Plan } from '@/lib/on-device/records/schema'
import type { PdfBlock } from '@/lib/on-device/pdf/block'

const { days: words } = visitPacketWords
const maxDays = 14

const number = (value: number | null) => (value === null ? '' : String(value))
const yesOrNo = (value: boolean | null) => (value === null ? '' : value ? words.yes : words.no)

const row = (day: Day) => [
  longDate(day.date),
  number(day.pain),
  number(day.walkingMinutes),
  number(day.sleepHours),
  number(day.sittingMinutes),
  yesOrNo(day.medicineTaken),
]

/** The operation and its date, if they are known. */
export function planBlocks(plan: Plan | null): PdfBlock[] {
  const answer = (label: string, text: string): PdfBlock => ({ kind: 'answer', label, text, lines: 1 })
  const { procedure, operatedOn } = plan ?? {}
  const name = procedure && (procedure === 'other' ? words.otherOperation : timelines[procedure].name)
  return [
    ...(name ? [answer(words.operation, name)] : []),
    ...(operatedOn ? [answer(words.operatedOn, longDate(operatedOn))] : []),
  ]
}

/** Lowest, highest and latest pain score, without interpretation: that belongs in the visit. */
function painBlocks(days: readonly Day[]): PdfBlock[] {
  const pains = days.flatMap(({ pain }) => (pain === null ? [] : [pain]))
  if (pains.length === 0) return []
  const text = words.summary
    .replace('{count}', String(pains.length))
    .replace('{lowest}', String(Math.min(...pains)))
    .replace('{highest}', String(Math.max(...pains)))
    .replace('{last}', String(pains.at(-1)))
  return [{ kind: 'text', text }]
}

/** The last two weeks of the recovery log, oldest day first, with the notes marked for the visit. */
export function daysBlocks(all: readonly Day[], plan: Plan | null): PdfBlock[] {
  const days = all.slice(-maxDays)
  const notes = days.filter((day) => day.notesForVisit && day.notes.trim() !== '')
  return [
    ...planBlocks(plan),
    ...painBlocks(days),
    {
      kind: 'table',
      caption: words.caption.replace('{count}', String(days.length)),
      head: words.head,
      rows: days.map(row),
      widths: [1.7, 0.8, 1, 0.9, 1, 1],
    },
    ...(notes.length > 0 ? [{ kind: 'heading', text: words.notes } as const] : []),
    ...notes.map((day): PdfBlock => ({
      kind: 'answer',
      label: longDate(day.date),
      text: day.notes.trim(),
      lines: 1,
    })),
  ]
}
