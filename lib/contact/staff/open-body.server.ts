import 'server-only'
import { z } from 'zod'
import type { KeyRing } from '@/lib/contact/key-ring.server'
import { parseStoredRequest } from '@/lib/contact/schema'
import { unseal } from '@/lib/contact/sealing.server'
import type { ReceivedRequest } from '@/lib/contact/staff-email-view'
import type { StoredRequest } from '@/lib/contact/staff/stored-requests.server'
import { markSchema } from '@/lib/contact/traps'

export type OpenedBody =
  { ok: true; received: ReceivedRequest } | { ok: false; code: 'erased' | 'unknown-key' | 'altered' }

/** Opens what a person typed. Its characters are still theirs: neutralize them before they are shown. */
export function openBody(ring: KeyRing, stored: StoredRequest): OpenedBody {
  const { reference, erased_at: erasedAt, key_id: keyId, sealed: bytes, received_at: receivedAt } = stored
  if (erasedAt !== null) return { ok: false, code: 'erased' }
  const opened = unseal(ring, { keyId, bytes }, reference)
  if (!opened.ok) return opened
  try {
    const request = parseStoredRequest(opened.text)
    const marks = z.array(markSchema).parse(JSON.parse(stored.marks))
    return { ok: true, received: { request, reference, receivedAt: new Date(receivedAt), marks } }
  } catch {
    return { ok: false, code: 'altered' }
  }
}

/** What to tell the staff of a body that does not open, as a sentence. */
export const closedBody = {
  erased: 'What the person wrote has been erased, as it is 7 days after a request was delivered or handled.',
  'unknown-key':
    'No key here opens what the person wrote. Use the same REQUESTS_KEY as the site, with older keys behind it.',
  altered: 'What the person wrote is damaged and cannot be opened. Look for it in a backup.',
} as const
