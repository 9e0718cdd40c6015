import { accepted, type Answer } from '@/scripts/reliability/visitors'
import type { StoreView } from '@/scripts/reliability/store-view'
import { figure, type Figure } from '@/tests/run/report'

/** A mail accepted by a provider; `writer` is the visitor's id. */
export type Mail = { key?: string | undefined; reference?: string | undefined; writer: string | null }

/** @param share from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

/** Accepted requests that are neither in the store nor at the mail provider. */
export function lostAnswers<Each extends Pick<Answer, 'status' | 'reference'>>(
  answers: readonly Each[],
  store: Pick<StoreView, 'has'>,
  mails: readonly Pick<Mail, 'reference'>[],
): Each[] {
  const delivered = new Set(mails.map(({ reference }) => reference))
  return answers.filter(
    (answer) =>
      accepted(answer) &&
      !(answer.reference && (store.has(answer.reference) || delivered.has(answer.reference))),
  )
}

/** Duplicate mails: those after the first for the same visitor's request. */
export function repeatedMails<Each extends Pick<Mail, 'writer'>>(mails: readonly Each[]): Each[] {
  const known = new Set<string | null>()
  return mails.filter(({ writer }) => known.has(writer) || !known.add(writer))
}

/** Accepted requests whose mail never reached the provider, or that the store doesn't list as delivered. */
export function undelivered<Each extends Pick<Answer, 'status' | 'reference'>>(
  answers: readonly Each[],
  store: ReadonlyMap<string, { state: string }>,
  mails: readonly Pick<Mail, 'reference'>[],
): Each[] {
  const delivered = new Set(mails.map(({ reference }) => reference))
  return answers.filter(
    (answer) =>
      accepted(answer) &&
      !(delivered.has(answer.reference) && store.get(answer.reference ?? '')?.state === 'delivered'),
  )
}

/**
 * Error responses that differ from the documented format: 503, `unavailable`, and the office's phone number.
 */
export function wrongRefusals<Each extends Pick<Answer, 'status' | 'body'>>(
  answers: readonly Each[],
): Each[] {
  return answers.filter(({ status, body }) => {
    if (accepted({ status })) return false
    const { code, message = '' } = body?.error ?? {}
    const documented = status === 503 && body?.success === false && code === 'unavailable'
    return !(documented && /\(\d{3}\) \d{3}-\d{4}/.test(message))
  })
}

/** Summarizes the number of responses with each status. */
export function statuses(answers: readonly Pick<Answer, 'status'>[]): string {
  const counts = [...Map.groupBy(answers, ({ status }) => status)]
  return counts.map(([status, { length }]) => `${length} with ${status}`).join(', ') || '0'
}

/** A figure that can't be measured on this machine. */
export const notRun = (name: string, required: string, reason: string): Figure => ({
  name,
  required,
  measured: reason,
  outcome: 'not run',
})

/** A count that must be zero. */
export const none = (name: string, count: number): Figure => figure(name, '0', count, count === 0)

/** A time limit that is only enforced in long runs, on an otherwise idle machine. */
export function timeUnder(name: string, limitMs: number, ms: number, judged: boolean): Figure {
  return figure(name, `< ${limitMs} ms`, `${Math.round(ms)} ms`, judged ? ms < limitMs : undefined)
}
