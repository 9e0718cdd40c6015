import type { ServerResponse } from 'node:http'
import { answer, startResendReceiver } from '@/lib/contact/testing/resend-receiver'

/** How the stub handles a call; `take` accepts the e-mail as Resend would and returns the response body. */
export type ResendFault = (response: ServerResponse, take: () => { id: string }) => void

/**
 * A fake Resend with idempotency keys: a repeat is the same e-mail, and the same key with other content is a
 * conflict. `setFault` makes calls fail until it is set to null. `accepted` is what the staff would receive,
 * by key.
 */
export async function startResendMailbox() {
  const accepted = new Map<string, { id: string; body: string }>()
  let fault: ResendFault | null = null
  const receiver = await startResendReceiver((response) => {
    const { idempotencyKey = '', mail } = receiver.calls.at(-1)!
    const body = JSON.stringify(mail)
    const take = () => {
      const mail = accepted.get(idempotencyKey) ?? { id: `mail-${accepted.size + 1}`, body }
      accepted.set(idempotencyKey, mail)
      return { id: mail.id }
    }
    if (fault) return fault(response, take)
    const known = accepted.get(idempotencyKey)
    if (known && known.body !== body) return answer(response, 409, { name: 'invalid_idempotent_request' })
    answer(response, 200, take())
  })
  const setFault = (next: ResendFault | null) => (fault = next)
  return { ...receiver, accepted, setFault }
}
