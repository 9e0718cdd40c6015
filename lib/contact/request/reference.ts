import { randomInt } from 'node:crypto'

// Crockford's Base32: no I, L, O or U, so that references are easy to read over the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new reference such as HS-7K3M-9Q2T: 40 random bits, unrelated to the person. */
export function newReference(): string {
  const block = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `HS-${block()}-${block()}`
}

const typedShape = new RegExp(`^(?:HS)?([${alphabet}]{4})([${alphabet}]{4})$`)

/**
 * Normalizes a typed reference: any case, with or without HS, dashes and spaces. As in Crockford's Base32, O
 * counts as zero, and I and L as one. Null if it can't be a reference.
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
