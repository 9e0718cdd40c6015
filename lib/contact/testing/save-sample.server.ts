import 'server-only'
import type { ContactStore } from '@/lib/contact/contact-store.server'
import { saveRequest, type NewRequest } from '@/lib/contact/store.server'
import { sampleRequest } from '@/lib/contact/testing/sample-request'

/** Stores a request of a made-up person, changed as told, and gives its reference. */
export async function saveSample(
  store: ContactStore,
  change: Partial<typeof sampleRequest> = {},
  more: Partial<NewRequest> = {},
): Promise<string> {
  const request = { ...sampleRequest, ...change }
  const saved = await saveRequest(store, { request, marks: [], receivedAt: 0, ...more })
  if (!saved.ok) throw new Error(saved.code)
  return saved.reference
}
