import { randomInt } from 'node:crypto'

// Crockford's base 32: no I, L, O or U, so that nobody misreads it over the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new reference such as HS-7K3M-9Q2T: random (40 bits), says nothing of the person. */
export function newReference(): string {
  const block = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `HS-${block()}-${block()}`
}
