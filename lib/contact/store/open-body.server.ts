import 'server-only'
import { z } from 'zod'
import type { KeyRing } from '@/lib/contact/store/key-ring.server'
import { storedDeadline } from '@/lib/contact/callback/stored-deadline'
import { parseStoredRequest } from '@/lib/contact/request/schema'
import { decrypt } from '@/lib/contact/store/encryption.server'
import type { ReceivedRequest } from '@/lib/contact/request/staff-view'
import type { StoredRequest } from '@/lib/contact/store/stored-requests.server'
import { markSchema } from '@/lib/contact/request/traps'

export type OpenedBody =
  { ok: true; received: ReceivedRequest } | { ok: false; code: 'erased' | 'unknown-key' | 'altered' }

/** Decrypts a request's body. It is still untrusted text: neutralize it before showing it. */
export function openBody(ring: KeyRing, stored: StoredRequest): OpenedBody {
  const { reference, erased_at: erasedAt, key_id: keyId, sealed: bytes, received_at: receivedAt } = stored
  if (erasedAt !== null) return { ok: false, code: 'erased' }
  const opened = decrypt(ring, { keyId, bytes }, reference)
  if (!opened.ok) return opened
  try {
    const request = parseStoredRequest(opened.text)
    const marks = z.array(markSchema).parse(JSON.parse(stored.marks))
    const moments = { receivedAt: new Date(receivedAt), callBy: storedDeadline(stored) }
    return { ok: true, received: { request, reference, marks, ...moments } }
  } catch {
    return { ok: false, code: 'altered' }
  }
}

/** A sentence for the staff that explains why a body can't be decrypted. */
export const closedBody = {
  erased:
    'What the person wrote has been erased: 7 days after the request was delivered or handled, or sooner with `erase`.',
  'unknown-key':
    'No key here opens what the person wrote. Use the same REQUESTS_KEY as the site, with older keys behind it.',
  altered: 'What the person wrote is damaged and cannot be opened. Look for it in a backup.',
} as const
