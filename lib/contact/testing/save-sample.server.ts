import 'server-only'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import { saveRequest, type NewRequest } from '@/lib/contact/store/save-request.server'
import { sampleRequest } from '@/lib/contact/testing/sample-request'

/**
 * Stores a fictitious request with the given changes, always from the same address. Returns its reference, or
 * 'repeated'.
 */
export async function saveSample(
  store: ContactStore,
  change: Partial<typeof sampleRequest> = {},
  more: Partial<NewRequest> = {},
): Promise<string> {
  const request = { ...sampleRequest, ...change }
  const saved = await saveRequest(store, {
    request,
    marks: [],
    receivedAt: 0,
    client: '198.51.100.7',
    ...more,
  })
  if (!saved.ok) throw new Error(saved.code)
  return saved.reference ?? 'repeated'
}
