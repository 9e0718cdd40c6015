import 'server-only'
import { z } from 'zod'
import type { staffList } from '@/content/en/ui/contact/staff-list'
import {
  checkPasscode,
  isFromStaffPage,
  isLink,
  newSession,
  readSession,
  type Session,
} from '@/lib/contact/callback/access.server'
import { recordCall, undoCall } from '@/lib/contact/callback/call-results.server'
import { linkStaff, recordAccess } from '@/lib/contact/store/access-log.server'
import { contactStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { callResults } from '@/lib/contact/store/schema.server'
import { env } from '@/lib/platform/env'
import { clientAddress } from '@/lib/platform/limits/client-address'
import { takeFromLimit } from '@/lib/platform/limits/rate-limit.server'
import { log } from '@/lib/platform/log/log.server'
import { reportFailure } from '@/lib/platform/log/report-failure.server'
import { characterCount, hasControlCharacter, normalizeLines, trimLine } from '@/lib/text/typed-text'

/** Limits guesses of tokens and the work for one address; far above what calling patients takes. */
const pressLimit = { name: 'staff-link', points: 200, seconds: 600 }
const LONGEST_NOTE = 200
const LONGEST_NAME = 40
/** How far ahead a call back may be, in milliseconds; the page offers less. */
const FARTHEST_CALL_MS = 31 * 24 * 60 * 60 * 1000

const text = z.string().catch('')
const pressSchema = z.object({
  action: z.enum(['open', 'lock', 'undo', 'calling', ...callResults]).catch('open'),
  passcode: text,
  name: text.transform(trimLine),
  /** The person's requests with the versions that the page showed: `HS-7K3M-9Q2T:0 HS-…`. */
  requests: text.transform((value) =>
    Array.from(value.matchAll(/(HS-\w{4}-\w{4}):(\d{1,15})/g), ([, reference = '', version]) => ({
      reference,
      version: Number(version),
    })),
  ),
  note: text.transform(normalizeLines),
  time: z.coerce.number().catch(0),
})
type Press = z.output<typeof pressSchema>

type Problem = keyof typeof staffList.problems

/** What a press came to. `cookie` is to be set, or to be removed if it is null. */
export type PressEnd =
  | { ok: true; cookie?: string | null }
  | { ok: false; code: Problem | 'gone' }
  | { ok: false; code: 'locked'; retryAfterSeconds: number }

/**
 * Carries out a press of a button on the staff's page: opens it, or records what came of a call, after it is in the
 * access log. Never throws.
 * @param cookie SESSION_COOKIE, if any.
 * @param fields of the form, as sent.
 */
export async function answerPress(
  token: string,
  { headers, cookie, fields }: { headers: Headers; cookie: string; fields: Record<string, unknown> },
  now = Date.now(),
): Promise<PressEnd> {
  const { SITE_URL, STAFF_PASSCODE: passcode, TRUSTED_PROXY_HOPS } = env()
  if (passcode === undefined) return { ok: false, code: 'gone' }
  if (!isFromStaffPage(headers, SITE_URL)) return { ok: false, code: 'foreign' }
  const client = clientAddress(headers, TRUSTED_PROXY_HOPS)
  try {
    const limited = await takeFromLimit(pressLimit, client)
    if (!limited.ok) return { ...limited, code: 'locked' }
    const store = await contactStore()
    if (!(await isLink(store, token, now))) return { ok: false, code: 'gone' }
    const press = pressSchema.parse(fields)
    if (press.action === 'open') return await open(store, press, { passcode, client, now })
    if (press.action === 'lock') return { ok: true, cookie: null }
    const session = await readSession(store, passcode, cookie, now)
    return session ? await carryOut(store, press, session, now) : { ok: false, code: 'expired' }
  } catch (error) {
    reportFailure('contact: staff link', error)
    return { ok: false, code: 'unavailable' }
  }
}

async function open(
  store: ContactStore,
  { passcode: typed, name }: Press,
  { passcode, client, now }: { passcode: string; client: string; now: number },
): Promise<PressEnd> {
  const checked = await checkPasscode(typed, passcode, client)
  if (!checked.ok) {
    const { retryAfterSeconds } = checked
    if (retryAfterSeconds !== undefined) return { ok: false, code: 'locked', retryAfterSeconds }
    log().warn('contact: wrong staff passcode')
    await recordAccess(store.db, { staff: linkStaff(null), command: 'refused', now }, 'the list')
    return { ok: false, code: 'passcode' }
  }
  if (name === '' || characterCount(name) > LONGEST_NAME || hasControlCharacter(name))
    return { ok: false, code: 'name' }
  return { ok: true, cookie: newSession(store.ring, passcode, { name, since: now }) }
}

function carryOut(
  store: ContactStore,
  { action, requests, note, time }: Press,
  { name }: Session,
  now: number,
): Promise<PressEnd> | PressEnd {
  const press = { requests, staff: linkStaff(name), now }
  if (action === 'open' || action === 'lock') return { ok: true }
  if (action === 'undo') return undoCall(store, press)
  if (characterCount(note) > LONGEST_NOTE) return { ok: false, code: 'note' }
  const isCallBack = action === 'call-back'
  if (isCallBack && (time <= now || time > now + FARTHEST_CALL_MS)) return { ok: false, code: 'time' }
  return recordCall(store, { ...press, result: action, note, callAt: isCallBack ? time : null })
}
