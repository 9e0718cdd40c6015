import 'server-only'
import { createHash } from 'node:crypto'
import { reportFailure } from '@/lib/contact/report-failure.server'
import type { AppointmentRequest } from '@/lib/contact/schema'
import { staffMail } from '@/lib/contact/staff-email'
import type { Mark } from '@/lib/contact/traps'
import { transportFor } from '@/lib/contact/transports/transport-for.server'
import { env, mailSettings } from '@/lib/env'
import { oncePerProcess } from '@/lib/http/once-per-process'

/** How long a visitor waits for a mail that is sent because nothing could be stored, in milliseconds. */
const DIRECT_LIMIT_MS = 8000
/** How long the same content is known again, in milliseconds. */
const REMEMBERED_MS = 10 * 60 * 1000
const MOST_REMEMBERED = 500

export type DirectRequest = {
  request: AppointmentRequest
  reference: string
  marks: Mark[]
  receivedAt: number
}

type DirectSend = Omit<DirectRequest, 'request'> & {
  /** Whether the transport said so; false also while it is under way or when nobody knows. */
  sent: boolean
  underWay?: Promise<boolean> | undefined
}

// Of what was typed, no more than a hash stays.
const remembered = () => oncePerProcess('direct-sends', () => new Map<string, DirectSend>())
const hashOf = (request: AppointmentRequest) =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url')

/**
 * What became of the same content, sent without the store within the last ten minutes. What is tried again keeps its
 * reference, time and marks: then it is the same mail, and a provider that has it already sends no second one.
 */
export function recentDirectSend(request: AppointmentRequest, now: number): DirectSend | undefined {
  const found = remembered().get(hashOf(request))
  return found && found.receivedAt > now - REMEMBERED_MS ? found : undefined
}

/**
 * Sends a request to the staff once, for the time when it cannot be stored; the same content is sent once at a time.
 * @returns its reference when the mail was taken. Null when it was not or nobody knows, and always where mails hold a
 * reference only: what is not stored would be lost.
 */
export async function sendDirectly(added: DirectRequest, limitMs = DIRECT_LIMIT_MS): Promise<string | null> {
  if (env().CONTACT_EMAIL_DETAIL === 'reference') return null
  const note = recentDirectSend(added.request, added.receivedAt) ?? remember(added)
  if (note.sent) return note.reference
  // An answer that comes too late for the visitor still counts for the next try.
  note.underWay ??= send({ ...note, request: added.request }).then((sent) => {
    note.underWay = undefined
    return (note.sent = sent)
  })
  return (await Promise.race([note.underWay, elapsed(limitMs)])) ? note.reference : null
}

async function send({ receivedAt, ...added }: DirectRequest): Promise<boolean> {
  try {
    const { to, from, ...settings } = mailSettings(env())
    const mail = await staffMail({ ...added, receivedAt: new Date(receivedAt) }, { to, from })
    return (await transportFor({ to, from, ...settings }).send(mail)).ok
  } catch (error) {
    reportFailure('contact: direct send', error)
    return false
  }
}

function remember({ request, reference, marks, receivedAt }: DirectRequest): DirectSend {
  const sends = remembered()
  for (const [hash, old] of sends) {
    if (old.receivedAt > receivedAt - REMEMBERED_MS && sends.size < MOST_REMEMBERED) break
    sends.delete(hash)
  }
  const note = { reference, marks, receivedAt, sent: false }
  sends.set(hashOf(request), note)
  return note
}

function elapsed(limitMs: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), limitMs).unref()
  })
}
