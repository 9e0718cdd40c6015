import { randomInt } from 'node:crypto'

// Crockford's base 32: no I, L, O or U, so that nobody misreads it over the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new reference such as HS-7K3M-9Q2T: random (40 bits), says nothing of the person. */
export function newReference(): string {
  const block = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `HS-${block()}-${block()}`
}

const typedShape = new RegExp(`^(?:HS)?([${alphabet}]{4})([${alphabet}]{4})$`)

/**
 * The reference that a person typed: in any case, with or without HS, dashes and spaces; a letter O counts as zero, I
 * and L as one, as Crockford has it. Null when it cannot be one.
 */
export function typedReference(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[\p{Pd}\s]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  const [, first, second] = typedShape.exec(plain) ?? []
  return first && second ? `HS-${first}-${second}` : null
}
