import 'server-only'
import { isLink, readSession, type Session } from '@/lib/contact/callback/access.server'
import { callbacksOf } from '@/lib/contact/store/callbacks.server'
import { doneCall, justSaved } from '@/lib/contact/callback/done-calls.server'
import { openRequests } from '@/lib/contact/callback/open-requests.server'
import { byPerson } from '@/lib/contact/callback/people'
import { personToCall } from '@/lib/contact/callback/person-to-call.server'
import type { StaffList, StaffPage } from '@/lib/contact/callback/staff-page'
import { staffList } from '@/content/en/ui/contact/staff-list'
import { callTimes } from '@/lib/contact/request/call-times'
import { timeOfDay } from '@/lib/contact/request/office-moment'
import { linkStaff, recordAccess, shownSince } from '@/lib/contact/store/access-log.server'
import { contactStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { isTokenShape } from '@/lib/contact/store/link-token.server'
import { listHandled, openBody, type StoredRequest } from '@/lib/contact/store/stored-requests.server'
import { env } from '@/lib/platform/env'
import { reportFailure } from '@/lib/platform/log/report-failure.server'

/** A longer list isn't read, and a flood of requests shouldn't make it huge. */
const MOST_PEOPLE = 50
const MOST_DONE = 30
/** How long calls that were made are listed, in milliseconds. */
const DONE_MS = 24 * 60 * 60 * 1000

/**
 * What the staff's page shows. Without a session nothing is looked up, because programs that check e-mail open links.
 * Never throws.
 * @param cookie SESSION_COOKIE, if any.
 */
export async function staffPage(
  token: string,
  cookie: string | undefined,
  now = Date.now(),
): Promise<StaffPage> {
  const { STAFF_PASSCODE: passcode } = env()
  if (passcode === undefined || !isTokenShape(token)) return { kind: 'gone' }
  if (cookie === undefined) return { kind: 'gate' }
  try {
    const store = await contactStore()
    const session = await readSession(store, passcode, cookie, now)
    if (!session) return { kind: 'gate' }
    if (!(await isLink(store, token, now))) return { kind: 'gone' }
    return { kind: 'list', list: await listFor(store, session, now) }
  } catch (error) {
    reportFailure('contact: staff link', error)
    return { kind: 'unavailable' }
  }
}

async function listFor(store: ContactStore, session: Session, now: number): Promise<StaffList> {
  const open = await openRequests(store.db)
  const done = await doneRequests(store, now)
  await recordShown(store, session, [...open, ...done], now)
  const read = open.flatMap((stored) => {
    const body = openBody(store.ring, stored)
    return body.ok ? [{ ...body.received, stored }] : []
  })
  const people = byPerson(read)
  const urgent = people.filter(([first]) => first.stored.urgency === 'now').length
  const readable = new Set(read.map(({ reference }) => reference))
  const calls = done.map((stored) => doneCall(store, stored, now))
  return {
    signedIn: staffList.signedIn(session.name, timeOfDay(new Date(now))),
    counts: people.length > 0 ? staffList.counts(people.length, urgent) : staffList.none,
    saved: justSaved(store, { open, done, name: session.name, now }),
    people: people.slice(0, MOST_PEOPLE).map((person) => personToCall(person, session.name, now)),
    unreadable: open.flatMap(({ reference }) => (readable.has(reference) ? [] : [reference])),
    more: Math.max(0, people.length - MOST_PEOPLE),
    done: calls,
    callDays: callTimes(now),
  }
}

/** The requests that were handled within a day, newest first, with what the staff recorded. */
async function doneRequests({ db }: ContactStore, now: number) {
  const handled = await listHandled(db, { since: now - DONE_MS, limit: MOST_DONE })
  const callbacks = await callbacksOf(
    db,
    handled.map(({ reference }) => reference),
  )
  return handled.map((request) => ({ ...request, callbacks: callbacks(request.reference) }))
}

/** Each request is in the access log once for each session, before it is shown. */
async function recordShown(
  { db }: ContactStore,
  { name, since }: Session,
  requests: StoredRequest[],
  now: number,
): Promise<void> {
  const staff = linkStaff(name)
  const shown = await shownSince(db, staff, since)
  const news = requests.map(({ reference }) => reference).filter((reference) => !shown.has(reference))
  if (news.length > 0) await recordAccess(db, { staff, command: 'show', now }, news)
}
