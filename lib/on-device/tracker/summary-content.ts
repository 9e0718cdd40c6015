import { bodyAreas } from '@/content/anatomy/body-areas'
import { sheetWords } from '@/content/en/ui/tools/forms'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { practice } from '@/content/generated/practice/practice'
import { daysBlocks, planBlocks } from '@/lib/on-device/forms/days-blocks'
import type { PdfBlock, PdfContent } from '@/lib/on-device/pdf/block'
import type { Day, Plan } from '@/lib/on-device/records/schema'
import { areasOf } from './areas'

const { sheet: words } = trackerWords.visit

/** What the summary for a visit shows. `days` are the latest ones, oldest first. */
export type Summary = { name: string; plan: Plan | null; days: readonly Day[]; questions: string }

/** The places that hurt, each with its number of days; empty if none is marked. */
export const placesText = (days: readonly Day[]): string =>
  areasOf(days)
    .map(({ area, days: count }) => words.place(bodyAreas[area].name, count))
    .join(', ')

/**
 * The summary for a visit as a PDF document.
 * @param created an ISO timestamp.
 */
export function summaryContent({ name, plan, days, questions }: Summary, created: string): PdfContent {
  const answer = (label: string, text: string): PdfBlock => ({ kind: 'answer', label, text, lines: 1 })
  const places = placesText(days)
  return {
    title: words.title,
    subject: words.title,
    author: practice.name,
    created,
    footer: [words.title, name].filter(Boolean).join(' · '),
    pageNumber: sheetWords.pageNumber,
    blocks: [
      { kind: 'title', text: words.title, lead: words.own },
      answer(words.for, name),
      ...(days.length > 0
        ? daysBlocks(days, plan)
        : [...planBlocks(plan), { kind: 'text', text: words.noDays } as const]),
      ...(places ? [answer(words.places, places)] : []),
      ...(questions ? [answer(words.questions, questions)] : []),
    ],
  }
}
