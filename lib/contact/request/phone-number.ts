import { digitsOf, plainDigits } from '@/lib/text/plain-digits'
import { withoutFormatMarks } from '@/lib/text/typed-text'

/** The length of a number without its area code; anything shorter can't be dialed. */
export const FEWEST_DIGITS = 7

// A plus, 00 or 011 starts an international number. Others have at most 11 digits: more means two numbers, or
// an extension that can't be told apart.
const abroad = /^\(?(?:\+|00|011)/
const mostDigits = { abroad: 15, here: 11 }

const line = '(?:telephone|phone|tel|cell|mobile|home|work|office)'
const number = String.raw`(?<number>\(?\+?[\d \p{Pd}\u2212().\/]+?)`
const extension = String.raw`(?:[ ,;(]*(?:extension|ext|x|#)[.: ]*(?<extension>\d{1,8})\)?)?`
const oneNumber = new RegExp(`^(?:${line}[.:]? *)?${number}${extension}(?:[ ,(]*${line}\\)?)?$`, 'iu')

/**
 * The `tel:` link for a text with one phone number, in any country's format, optionally with an extension or
 * a label ('cell', 'tel:'). Null unless it is clearly one number, because a wrong link is worse than none.
 * @returns for example tel:+15595550142 or tel:5595550142;ext=12.
 */
export function phoneLink(text: string): string | null {
  const parts = oneNumber.exec(plainDigits(withoutFormatMarks(text)).trim())?.groups
  if (!parts?.number) return null
  const isAbroad = abroad.test(parts.number)
  // The zero in '+44 (0)20' is only for domestic calls.
  const written = isAbroad ? parts.number.replace(/\( *0 *\)/, '') : parts.number
  const digits = digitsOf(written)
  const most = isAbroad ? mostDigits.abroad : mostDigits.here
  if (digits.length < FEWEST_DIGITS || digits.length > most || hasSecondNumber(written)) return null
  const plus = written.includes('+') ? '+' : ''
  return `tel:${plus}${digits}${parts.extension ? `;ext=${parts.extension}` : ''}`
}

/**
 * A slash may follow an area code; after a complete number it separates a second number or alternative last
 * digits.
 */
function hasSecondNumber(written: string): boolean {
  const [beforeSlash = ''] = /^.*(?=\/)/.exec(written) ?? []
  return digitsOf(beforeSlash).length >= FEWEST_DIGITS
}
