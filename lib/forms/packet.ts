import { patientForms } from '@/content/forms/all'
import { sheetWords } from '@/content/form-words'
import { practice } from '@/content/practice'
import { visitPacketWords as words } from '@/content/visit-packet-words'
import type { PdfBlock, PdfContent } from '@/lib/pdf/block'
import { answeredBlocks } from './answered-blocks'
import { daysBlocks } from './days-blocks'
import { medicineFields, type PacketPart, type PacketSources } from './packet-sources'
import { sheetBlocks } from './sheet-blocks'

/** `name` and `day` as they were typed; empty ones leave a line for a pen. */
export type PacketChoice = { name: string; day: string; parts: readonly PacketPart[] }

/** A part of the packet. */
type Chapter = { title: string; blocks: readonly PdfBlock[] }

const healthHistory = patientForms.find(({ id }) => id === 'health-history')

function medicineBlocks({ forms }: PacketSources): PdfBlock[] {
  if (!healthHistory) return []
  const others = healthHistory.sections.flatMap(({ fields }) =>
    fields.flatMap(({ id }) => (medicineFields.includes(id) ? [] : [id])),
  )
  return answeredBlocks(healthHistory, forms['health-history'] ?? {}, others)
}

/** A release is signed by hand, so it keeps its lines and what its signer has to know. What is on the page of medicines is not said twice. */
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

/** What a nurse reads first comes first: medicines, then the forms, then the log. */
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

/** One document for the appointment: a cover with the questions, then what was chosen. */
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
      ...(chapters.length > 0 ? [{ kind: 'newPage' } as const] : []),
      ...chapters.flatMap(({ title, blocks }): PdfBlock[] => [
        { kind: 'chapter', text: title },
        ...blocks.map((block): PdfBlock =>
          block.kind === 'heading' ? { ...block, isInChapter: true } : block,
        ),
      ]),
    ],
  }
}
