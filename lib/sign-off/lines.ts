import type { SignOffLine } from '@/content/schemas/sign-off-schema'
import { versionOf } from '@/lib/sign-off/version'

/** A row of content/clinical/urgency.yaml, as far as it is signed. A situation that is left out is as urgent as `tier`. */
export type UrgencyRow = {
  id: string
  group: string
  text: string
  short?: string | undefined
  tier: string
  surgery?: string | undefined
  later?: string | undefined
  injection?: string | undefined
  risk?: string | undefined
  cancer?: string | undefined
  raise?: string | undefined
  reason: { en: string }
}

/** A row of content/clinical/milestones.yaml with all of its times, by milestone. */
export type MilestoneRow = { id: string; name: string; times: Record<string, string> }

/** One line per sign. The Spanish reason isn't signed, because the surgeon isn't asked to check the translation. */
export function urgencyLine({ id, group, reason, ...row }: UrgencyRow): SignOffLine {
  const { text, short, tier, surgery, later, injection, risk, cancer, raise } = row
  const signed = [text, short, tier, surgery, later, injection, risk, cancer, raise, reason.en]
  return { id: `urgency/${id}`, kind: 'urgency', title: text, hash: versionOf(signed), statements: [] }
}

/** One line per operation. */
export function milestoneLine({ id, name, times }: MilestoneRow): SignOffLine {
  return { id: `milestones/${id}`, kind: 'milestones', title: name, hash: versionOf(times), statements: [] }
}

export type SignedAnswer = { id: string; text: string; statements: readonly string[] }

/** `si-joint-pain`: SI joint pain */
function subjectName(subject: string): string {
  const short = ['acdf', 'ct', 'emg', 'mri', 'si', 'tens', 'cbt']
  const words = subject.split('-').map((word) => (short.includes(word) ? word.toUpperCase() : word))
  return words.join(' ').replace(/^./, (letter) => letter.toUpperCase())
}

/**
 * One line per subject. Answers about the practice belong to the office manager, unless they have a statement for the
 * surgeon.
 */
export function answerLines(answers: readonly SignedAnswer[]): SignOffLine[] {
  const medical = answers.filter(({ id, statements }) => !id.startsWith('practice/') || statements.length > 0)
  const subjects = Map.groupBy(medical, ({ id }) => id.slice(0, id.indexOf('/')))
  return [...subjects].map(([subject, group]) => ({
    id: `answers/${subject}`,
    kind: 'answers',
    title: `${subjectName(subject)} (${group.length})`,
    hash: versionOf(...group.flatMap(({ id, text }) => [id, text])),
    statements: group.flatMap(({ statements }) => statements),
  }))
}
