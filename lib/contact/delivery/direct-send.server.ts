import 'server-only'
import { callDeadline } from '@/lib/contact/request/call-deadline'
import { repeatNames } from '@/lib/contact/store/repeat-names'
import { reportFailure } from '@/lib/server/log/report-failure.server'
import type { AppointmentRequest, CheckedRequest } from '@/lib/contact/request/schema'
import { staffMail } from '@/lib/contact/delivery/staff-email'
import type { NewRequest } from '@/lib/contact/store/store.server'
import type { Mark } from '@/lib/contact/request/traps'
import { transportFor } from '@/lib/contact/delivery/transports/transport-for.server'
import { env, mailSettings, staffMailOptions } from '@/lib/env'
import { oncePerProcess } from '@/lib/server/http/once-per-process'
import { processHash } from '@/lib/server/http/process-hash.server'

/** How long a visitor waits for an e-mail that is sent directly because the store failed, in milliseconds. */
const DIRECT_LIMIT_MS = 8000
/** How long duplicates of a request are recognized, in milliseconds. */
const REMEMBERED_MS = 10 * 60 * 1000
/** Each request has one or two names; see repeat-names.ts. */
const MOST_NAMES = 1000

export type DirectRequest = NewRequest & { reference: string }
export type DirectAnswer = { ok: true; reference: string } | { ok: false; code: 'conflict' | 'unavailable' }

type DirectSend = {
  reference: string
  marks: Mark[]
  urgency: CheckedRequest['urgency']
  receivedAt: number
  /** A hash of the content. */
  print: string
  /** Whether the transport accepted it; false while it is being sent or the result is unknown. */
  sent: boolean
  underWay?: Promise<boolean> | undefined
}

// Only hashes of the content and the client stay in memory.
const remembered = () => oncePerProcess('direct-sends', () => new Map<string, DirectSend>())
const printOf = (request: AppointmentRequest) => processHash(JSON.stringify(request))

/**
 * The result of the same request, sent without the store within the last ten minutes; 'conflict' if its key
 * was used with other content. A retry keeps the reference, time and marks, so that it is the same e-mail and
 * a provider that already has it doesn't send a second one.
 */
export function recentDirectSend(added: NewRequest): DirectSend | 'conflict' | undefined {
  const { byKey, byClient } = repeatNames(added.request, added)
  const find = (name: string | undefined) => {
    const found = name === undefined ? undefined : remembered().get(processHash(name))
    return found && found.receivedAt > added.receivedAt - REMEMBERED_MS ? found : undefined
  }
  const keyed = find(byKey)
  if (keyed && keyed.print !== printOf(added.request)) return 'conflict'
  return keyed ?? find(byClient)
}

/**
 * E-mails a request directly while it can't be stored; duplicates wait for the same e-mail.
 * @returns the reference if the e-mail was accepted. 'unavailable' if it wasn't or the result is unknown, and
 * always if e-mails contain only a reference, because the request itself would be lost.
 */
export async function sendDirectly(added: DirectRequest, limitMs = DIRECT_LIMIT_MS): Promise<DirectAnswer> {
  if (env().CONTACT_EMAIL_DETAIL === 'reference') return { ok: false, code: 'unavailable' }
  const earlier = recentDirectSend(added)
  if (earlier === 'conflict') return { ok: false, code: 'conflict' }
  const note = remember(added, earlier)
  if (note.sent) return { ok: true, reference: note.reference }
  // A result that is too late for the visitor still counts for a retry.
  note.underWay ??= send({ ...note, request: { ...added.request, urgency: note.urgency } }).then((sent) => {
    note.underWay = undefined
    return (note.sent = sent)
  })
  const sent = await Promise.race([note.underWay, elapsed(limitMs)])
  return sent ? { ok: true, reference: note.reference } : { ok: false, code: 'unavailable' }
}

type SentRequest = Pick<DirectSend, 'reference' | 'marks' | 'receivedAt'> & { request: CheckedRequest }

async function send({ receivedAt, ...added }: SentRequest): Promise<boolean> {
  try {
    const { to, from, ...settings } = mailSettings(env())
    const received = new Date(receivedAt)
    const { callBy } = callDeadline(received)
    const mail = await staffMail(
      { ...added, receivedAt: received, callBy },
      { to, from },
      staffMailOptions(env()),
    )
    return (await transportFor({ to, from, ...settings }).send(mail)).ok
  } catch (error) {
    reportFailure('contact: direct send', error)
    return false
  }
}

/** Records a request, or another name for a recorded one. */
function remember(added: DirectRequest, earlier: DirectSend | undefined): DirectSend {
  const sends = remembered()
  for (const [name, old] of sends) {
    if (old.receivedAt > added.receivedAt - REMEMBERED_MS && sends.size < MOST_NAMES) break
    sends.delete(name)
  }
  const { request, reference, marks, urgency, receivedAt } = added
  const note = earlier ?? { reference, marks, urgency, receivedAt, print: printOf(request), sent: false }
  const names = Object.values(repeatNames(request, added))
  for (const name of names) if (name !== undefined) sends.set(processHash(name), note)
  return note
}

function elapsed(limitMs: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), limitMs).unref()
  })
}
