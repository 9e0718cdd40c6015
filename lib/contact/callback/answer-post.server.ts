import 'server-only'
import { z } from 'zod'
import { staffLink } from '@/content/en/ui/contact/staff-link'
import {
  checkPasscode,
  findLinked,
  isFromStaffPage,
  isPageProof,
  pageProof,
  type LinkedRequest,
} from '@/lib/contact/callback/access.server'
import {
  callbacksOf,
  recordCall,
  undoable,
  undoCall,
  versionOf,
} from '@/lib/contact/callback/call-results.server'
import { gatePage, messagePage, requestPage, type Problem } from '@/lib/contact/callback/pages.server'
import { characterCount, trimLine } from '@/lib/text/typed-text'
import { linkStaff, recordAccess } from '@/lib/contact/store/access-log.server'
import { contactStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { openBody } from '@/lib/contact/store/stored-requests.server'
import { env } from '@/lib/platform/env'
import type { Html } from '@/lib/platform/http/html'
import { clientAddress } from '@/lib/platform/limits/client-address'
import { takeFromLimit } from '@/lib/platform/limits/rate-limit.server'
import { log } from '@/lib/platform/log/log.server'
import { reportFailure } from '@/lib/platform/log/report-failure.server'

/** Limits guesses of tokens and the work for one address; far above what calling patients takes. */
const postLimit = { name: 'staff-link', points: 100, seconds: 600 }
const LONGEST_NOTE = 200

const text = z.string().catch('')
const postSchema = z.object({
  action: z.enum(['open', 'called', 'left-message', 'not-reached', 'undo']).catch('open'),
  passcode: text,
  proof: text,
  version: z.coerce.number().catch(-1),
  note: text.transform(trimLine),
})
type Post = z.output<typeof postSchema>

export type StaffAnswer = { status: number; page: Html }

const gone = (): StaffAnswer => ({ status: 404, page: messagePage(staffLink.gone) })

/**
 * Answers a press of a button on the staff's page: opens the request, or records what came of the call. Each is in
 * the access log before anything is shown. Never throws.
 * @param fields of the form, as sent.
 */
export async function answerPost(
  token: string,
  headers: Headers,
  fields: Record<string, unknown>,
  now = Date.now(),
): Promise<StaffAnswer> {
  const { SITE_URL, STAFF_PASSCODE: passcode, TRUSTED_PROXY_HOPS } = env()
  if (passcode === undefined) return gone()
  if (!isFromStaffPage(headers, SITE_URL)) return { status: 403, page: messagePage(staffLink.foreign) }
  const client = clientAddress(headers, TRUSTED_PROXY_HOPS)
  try {
    const limited = await takeFromLimit(postLimit, client)
    if (!limited.ok) return refusedFor(limited.retryAfterSeconds)
    const store = await contactStore()
    const linked = await findLinked(store, token, now)
    if (!linked) return gone()
    const post = postSchema.parse(fields)
    const refusal = await whyNot(post, { store, linked, passcode, client, now })
    if (refusal) return refusal
    const problem = await carryOut(post, { store, reference: linked.reference, now })
    return await showRequest(token, { store, problem, note: problem === 'note' ? post.note : '', now })
  } catch (error) {
    reportFailure('contact: staff link', error)
    return { status: 503, page: messagePage(staffLink.unavailable) }
  }
}

const refused = (problem: Problem): StaffAnswer => ({
  status: 403,
  page: gatePage(staffLink.problems[problem]),
})

function refusedFor(seconds: number): StaffAnswer {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes < 60 ? staffLink.minutes(minutes) : staffLink.hours(Math.ceil(minutes / 60))
  return { status: 429, page: gatePage(staffLink.tooMany(wait)) }
}

type Asked = { store: ContactStore; linked: LinkedRequest; passcode: string; client: string; now: number }

/** Opening takes the passcode; everything else takes a page that was opened with it. */
async function whyNot(
  post: Post,
  { store, linked: { link_id: linkId, reference }, passcode, client, now }: Asked,
): Promise<StaffAnswer | null> {
  if (post.action !== 'open')
    return isPageProof(store.ring, linkId, post.proof, now) ? null : refused('expired')
  const checked = await checkPasscode(post.passcode, passcode, { client, linkId })
  if (checked.ok) return null
  if (checked.retryAfterSeconds !== undefined) return refusedFor(checked.retryAfterSeconds)
  log().warn('contact: wrong staff passcode')
  await recordAccess(store.db, { staff: linkStaff, command: 'refused', now }, [reference])
  return refused('passcode')
}

type Change = { store: ContactStore; reference: string; now: number }

async function carryOut(
  { action, note, version }: Post,
  { store, reference, now }: Change,
): Promise<Problem | undefined> {
  const change = { reference, version, staff: linkStaff, now }
  if (action === 'undo') return (await undoCall(store, change)) ? undefined : 'undo'
  if (action !== 'open' && characterCount(note) <= LONGEST_NOTE)
    return (await recordCall(store, { ...change, result: action, note })) ? undefined : 'changed'
  await recordAccess(store.db, { staff: linkStaff, command: 'show', now }, [reference])
  return action === 'open' ? undefined : 'note'
}

type Shown = { store: ContactStore; problem: Problem | undefined; note: string; now: number }

/** Reads the request again, because it may just have been changed. */
async function showRequest(token: string, { store, problem, note, now }: Shown): Promise<StaffAnswer> {
  const linked = await findLinked(store, token, now)
  if (!linked) return gone()
  const body = openBody(store.ring, linked)
  const callbacks = await callbacksOf(store.db, linked.reference)
  const page = requestPage({
    received: body.ok ? body.received : null,
    callbacks,
    canUndo: undoable(callbacks, now) !== undefined,
    proof: pageProof(store.ring, linked.link_id, now),
    version: versionOf(callbacks),
    note,
    ...(problem && { problem: staffLink.problems[problem] }),
  })
  return { status: problem === undefined ? 200 : 409, page }
}
