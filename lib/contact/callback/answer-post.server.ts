import 'server-only'
import { z } from 'zod'
import { staffLink } from '@/content/en/ui/contact/staff-link'
import { reportFailure } from '@/lib/server/log/report-failure.server'
import { characterCount, trimLine } from '@/lib/contact/request/typed-text'
import {
  callbacksOf,
  recordCall,
  undoable,
  undoCall,
  versionOf,
} from '@/lib/contact/callback/call-results.server'
import { isFromStaffPage } from '@/lib/contact/callback/from-staff-page'
import { findLinked } from '@/lib/contact/callback/link-request.server'
import { gatePage, messagePage, requestPage, type Problem } from '@/lib/contact/callback/pages.server'
import { isPageProof, pageProof } from '@/lib/contact/callback/page-proof.server'
import { checkPasscode } from '@/lib/contact/callback/passcode.server'
import { linkStaff, recordAccess } from '@/lib/contact/store/access-log.server'
import { openBody } from '@/lib/contact/store/open-body.server'
import { contactStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { env, staffMailOptions } from '@/lib/env'
import { clientAddress } from '@/lib/server/limits/client-address'
import { takeFromLimit } from '@/lib/server/limits/rate-limit.server'
import type { Html } from '@/lib/server/http/html'

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
  const { SITE_URL, TRUSTED_PROXY_HOPS } = env()
  if (!isFromStaffPage(headers, SITE_URL)) return { status: 403, page: messagePage(staffLink.foreign) }
  const client = clientAddress(headers, TRUSTED_PROXY_HOPS)
  try {
    if (!(await takeFromLimit(postLimit, client)).ok) return refused('too-many')
    const store = await contactStore()
    const stored = await findLinked(store, token, now)
    if (!stored) return gone()
    const post = postSchema.parse(fields)
    const refusal = await whyNot(post, { store, linkId: stored.link_id, client, now })
    if (refusal) return refused(refusal)
    const problem = await carryOut(post, { store, reference: stored.reference, now })
    return await showRequest(token, { store, problem, note: problem === 'note' ? post.note : '', now })
  } catch (error) {
    reportFailure('contact: staff link', error)
    return { status: 503, page: messagePage(staffLink.unavailable) }
  }
}

function refused(problem: Problem): StaffAnswer {
  const hasPasscode = env().STAFF_PASSCODE !== undefined
  return { status: problem === 'too-many' ? 429 : 403, page: gatePage({ hasPasscode, problem }) }
}

type Asked = { store: ContactStore; linkId: string; client: string; now: number }

/** Opening takes the passcode, if there is one; everything else takes a page that was opened with it. */
async function whyNot(post: Post, { store, linkId, client, now }: Asked): Promise<Problem | null> {
  if (post.action !== 'open') return isPageProof(store.ring, linkId, post.proof, now) ? null : 'expired'
  const { STAFF_PASSCODE } = env()
  if (STAFF_PASSCODE === undefined) return null
  const checked = await checkPasscode(post.passcode, STAFF_PASSCODE, { client, linkId })
  return checked === 'ok' ? null : checked
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
  const stored = await findLinked(store, token, now)
  if (!stored) return gone()
  const body = openBody(store.ring, stored)
  const callbacks = await callbacksOf(store.db, stored.reference)
  const page = requestPage({
    received: body.ok ? body.received : null,
    hasTriage: staffMailOptions(env()).hasTriage,
    history: callbacks.map(({ at, result, undone_at: undoneAt }) => ({
      at,
      result,
      isUndone: undoneAt !== null,
    })),
    canUndo: undoable(callbacks, now) !== undefined,
    proof: pageProof(store.ring, stored.link_id, now),
    version: versionOf(callbacks),
    note,
    ...(problem && { problem }),
  })
  return { status: problem === undefined ? 200 : 409, page }
}
