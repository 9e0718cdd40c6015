import { patientForms } from '@/content/en/ui/forms/all'
import { sheetWords } from '@/content/en/ui/tools/forms'
import { practice } from '@/content/generated/practice/practice'
import { visitPacketWords as words } from '@/content/en/ui/tools/visit-packet'
import type { PdfBlock, PdfContent } from '@/lib/on-device/pdf/block'
import { answeredBlocks } from './answered-blocks'
import { daysBlocks } from './days-blocks'
import { medicineFields, type PacketPart, type PacketSources } from './packet-sources'
import { sheetBlocks } from './sheet-blocks'

/** `name` and `day` as typed; an empty one leaves a line to write on. */
export type PacketChoice = { name: string; day: string; parts: readonly PacketPart[] }

/** A section of the packet. */
type Chapter = { title: string; blocks: readonly PdfBlock[] }

const healthHistory = patientForms.find(({ id }) => id === 'health-history')

function medicineBlocks({ forms }: PacketSources): PdfBlock[] {
  if (!healthHistory) return []
  const others = healthHistory.sections.flatMap(({ fields }) =>
    fields.flatMap(({ id }) => (medicineFields.includes(id) ? [] : [id])),
  )
  return answeredBlocks(healthHistory, forms['health-history'] ?? {}, others)
}

/**
 * The records release is signed by hand, so it is printed in full, with its signature lines and explanations.
 * Answers already on the medicines page are not repeated.
 */
function formChapters(sources: PacketSources, parts: readonly PacketPart[]): Chapter[] {
  return patientForms
    .filter(({ id }) => parts.includes(id))
    .map((form) => {
      const values = sources.forms[form.id] ?? {}
      const isShown = form.id === 'health-history' && parts.includes('medicines')
      const blocks =
        form.id === 'records-release'
          ? sheetBlocks(form, values).slice(1)
          : answeredBlocks(form, values, isShown ? medicineFields : [])
      return { title: form.heading, blocks }
    })
    .filter(({ blocks }) => blocks.length > 0)
}

/** Ordered for the nurse: medicines first, then the forms, then the log. */
function chaptersOf(sources: PacketSources, parts: readonly PacketPart[]): Chapter[] {
  return [
    ...(parts.includes('medicines')
      ? [{ title: words.medicinesTitle, blocks: medicineBlocks(sources) }]
      : []),
    ...formChapters(sources, parts),
    ...(parts.includes('days')
      ? [{ title: words.days.title, blocks: daysBlocks(sources.days, sources.plan) }]
      : []),
  ]
}

function questionBlocks({ questions, ownQuestions }: PacketSources): PdfBlock[] {
  return [
    { kind: 'heading', text: words.cover.questions },
    ...(questions.length > 0 ? [{ kind: 'list', items: questions } as const] : []),
    ...(ownQuestions
      ? [{ kind: 'answer', label: words.cover.moreQuestions, text: ownQuestions, lines: 1 } as const]
      : []),
    { kind: 'answer', label: words.cover.answers, text: '', lines: 6 },
  ]
}

/**
 * The visit packet as one document: a cover with the questions, then the chosen sections.
 * @param created an ISO timestamp.
 */
export function packetContent(sources: PacketSources, choice: PacketChoice, created: string): PdfContent {
  const { cover } = words
  const chapters = chaptersOf(sources, choice.parts)
  const line = (label: string, text: string) => ({ kind: 'answer', label, text, lines: 1 }) as const
  return {
    title: cover.title,
    subject: cover.subject,
    author: practice.name,
    created,
    footer: [cover.title, choice.name].filter(Boolean).join(' · '),
    pageNumber: sheetWords.pageNumber,
    blocks: [
      { kind: 'title', text: cover.title, lead: cover.lead },
      { kind: 'pair', blocks: [line(cover.name, choice.name), line(cover.day, choice.day)] },
      ...(chapters.length > 0
        ? [
            { kind: 'heading', text: cover.contents } as const,
            { kind: 'list', items: chapters.map(({ title }) => title) } as const,
          ]
        : []),
      ...(choice.parts.includes('questions') ? questionBlocks(sources) : []),
      ...chapters.flatMap(({ title, blocks }): PdfBlock[] => [
        { kind: 'chapter', text: title },
        ...blocks.map((block): PdfBlock =>
          block.kind === 'heading' ? { ...block, isInChapter: true } : block,
        ),
      ]),
    ],
  }
}
