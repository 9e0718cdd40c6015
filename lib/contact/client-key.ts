/**
 * The `Idempotency-Key` of a request, by which a program may send the same one twice.
 * @returns undefined where there is none, null where it is none: longer than 255 characters or not plain ASCII.
 */
export function clientKey(headers: Headers): string | undefined | null {
  const value = headers.get('idempotency-key')
  if (value === null) return undefined
  return /^[\x21-\x7e]{1,255}$/.test(value) ? value : null
}
