import 'server-only'
import { readToken } from '@/lib/contact/store/link-token.server'
import { findByLink, type StoredRequest } from '@/lib/contact/store/stored-requests.server'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'

/** How long a link works after its request was received, in milliseconds. */
const LINK_MS = 7 * 24 * 60 * 60 * 1000

/**
 * The request that a link's token belongs to.
 * @returns null if the token is forged, expired or revoked, or the request was erased, without saying which.
 */
export async function findLinked(
  { db, ring }: ContactStore,
  token: string,
  now: number,
): Promise<(StoredRequest & { link_id: string }) | null> {
  const linkId = readToken(ring, token)
  const stored = linkId === null ? null : await findByLink(db, linkId)
  if (!linkId || !stored || stored.erased_at !== null || stored.received_at <= now - LINK_MS) return null
  return { ...stored, link_id: linkId }
}
