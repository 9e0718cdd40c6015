import 'server-only'
import type { Kysely } from 'kysely'
import { LEASE_MS } from '@/lib/contact/store/outbox.server'
import { reportFailure } from '@/lib/server/log/report-failure.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import type { Mail, SendResult, Transport } from '@/lib/contact/delivery/transports/transport'

/** Time limit for sending one. Shorter than the claim, so that no other instance can have started. */
const ATTEMPT_LIMIT_MS = 30_000

/** Claims a notice for LEASE_MS. Only one instance gets it, and none once it was sent. */
async function claimNotice(db: Kysely<ContactDatabase>, name: string, now: number): Promise<boolean> {
  const claimed_until = now + LEASE_MS
  const claimed = await db
    .insertInto('notices')
    .values({ name, claimed_until, sent_at: null })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ claimed_until })
        .where('notices.sent_at', 'is', null)
        .where('notices.claimed_until', '<=', now),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

/**
 * Sends a notice once across all instances. If that fails, or its process dies, it is sent again a minute later
 * under the same key, so that a provider which has it already doesn't send a second one.
 * @param name identifies the notice in the store.
 * @param mail null if there is nothing to say; the notice then counts as sent.
 * @returns whether an e-mail was sent.
 * @throws if the store fails.
 */
export async function sendOnce(
  db: Kysely<ContactDatabase>,
  { name, mail, transport, now }: { name: string; mail: Mail | null; transport: Transport; now: number },
): Promise<boolean> {
  if (!(await claimNotice(db, name, now))) return false
  const sent = mail === null ? null : await Promise.race([transport.send(mail), timeLimit()])
  if (sent && !isSent(sent)) {
    reportFailure('contact: notice', sent)
    return false
  }
  await db.updateTable('notices').set({ sent_at: now }).where('name', '=', name).execute()
  return mail !== null
}

/** A key that was used for another text belongs to an earlier attempt, which arrived after all. */
const isSent = (result: SendResult) => result.ok || result.code === 'key-reused'

function timeLimit(): Promise<SendResult> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ ok: false, code: 'timed-out' }), ATTEMPT_LIMIT_MS).unref()
  })
}
