let current: { key: string; content: string } | null = null

// crypto.randomUUID requires HTTPS, but the form must also work without it.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * The `Idempotency-Key` of a filled-in form. It stays the same when the form is resubmitted, because the
 * server may have received the request even if its response was lost. Any change makes it a new request with
 * a new key.
 * @param content the input, as text.
 */
export function requestKey(content: string): string {
  if (current?.content !== content) current = { key: newKey(), content }
  return current.key
}

/** Call after the form was accepted: the next submission is a new request. */
export function forgetRequestKey(): void {
  current = null
}
