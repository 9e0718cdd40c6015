import { accepted } from './visitors.mjs'

/** @param {number[]} values @param {number} share from 0 to 1 */
export function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

/** Answers that promised what is neither in the store nor in the provider's hands. */
export function lostAnswers(answers, store, mails) {
  const delivered = new Set(mails.map(({ reference }) => reference))
  return answers.filter(
    (answer) =>
      accepted(answer) &&
      !(answer.reference && (store.has(answer.reference) || delivered.has(answer.reference))),
  )
}

/** Of the mails that the provider took, those beyond the first for one person's one request. */
export function repeatedMails(mails) {
  const known = new Set()
  return mails.filter(({ writer }) => known.has(writer) || !known.add(writer))
}

/** Accepted requests of which the provider has no mail, or which the store does not know as delivered. */
export function undelivered(answers, store, mails) {
  const delivered = new Set(mails.map(({ reference }) => reference))
  return answers.filter(
    (answer) =>
      accepted(answer) &&
      !(delivered.has(answer.reference) && store.get(answer.reference)?.state === 'delivered'),
  )
}

/** Refusals of another shape than the documented one: 503, `unavailable`, the office's phone number. */
export function wrongRefusals(answers) {
  return answers.filter(({ status, body }) => {
    if (accepted({ status })) return false
    const { code, message = '' } = body?.error ?? {}
    const documented = status === 503 && body?.success === false && code === 'unavailable'
    return !(documented && /\(\d{3}\) \d{3}-\d{4}/.test(message))
  })
}

/** How many answers there are of each status, in words. */
export function statuses(answers) {
  const counts = Object.entries(Object.groupBy(answers, ({ status }) => status))
  return counts.map(([status, { length }]) => `${length} with ${status}`).join(', ') || '0'
}

/**
 * One row of docs/reliability.md.
 * @param {string} name what was counted or timed
 * @param {string} required in words
 * @param {string | number} measured
 * @param {boolean | undefined} holds undefined: measured only
 */
export function figure(name, required, measured, holds) {
  const outcome = holds === undefined ? 'measured' : holds ? 'passed' : 'failed'
  return { name, required, measured: String(measured), outcome }
}

/** A row whose measurement needs what this machine does not have. */
export const notRun = (name, required, reason) => ({ name, required, measured: reason, outcome: 'not run' })

/** A count that has to be nought. */
export const none = (name, count) => figure(name, '0', count, count === 0)

/** A time that is only judged in the long form, on a machine that has time for it. */
export function timeUnder(name, limitMs, ms, judged) {
  return figure(name, `< ${limitMs} ms`, `${Math.round(ms)} ms`, judged ? ms < limitMs : undefined)
}
