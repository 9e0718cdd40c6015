/**
 * The request's `Idempotency-Key` header, otherwise the field `idempotencyKey` that forms without JavaScript
 * send.
 * @returns undefined if there is none; null if it is invalid: longer than 255 characters or not printable
 * ASCII.
 */
export function clientKey(headers: Headers, fields: Record<string, unknown>): string | undefined | null {
  const value = headers.get('idempotency-key') ?? fields.idempotencyKey
  if (value === undefined) return undefined
  return typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value) ? value : null
}
