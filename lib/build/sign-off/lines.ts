import type { Milestones } from '@/content/schemas/milestone-schema'
import type { SignOffLine } from '@/content/schemas/sign-off-schema'
import type { Sign } from '@/content/schemas/urgency-schema'
import { versionOf } from '@/lib/build/sign-off/version'

/** One line per sign. Spanish isn't signed, because the surgeon isn't asked to check the translation. */
export function urgencyLine({ id, group: _group, worse, reason, ...row }: Sign): SignOffLine {
  const hash = versionOf({ ...row, worse: worse?.en, reason: reason.en })
  return { id: `urgency/${id}`, kind: 'urgency', title: row.text, hash, statements: [] }
}

/** One line per operation, with all of its times. */
export function milestoneLine(id: string, { name, times }: Milestones['operations'][string]): SignOffLine {
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
