import { digitsOf, plainDigits } from '@/lib/contact/plain-digits'
import { withoutFormatMarks } from '@/lib/contact/typed-text'

/** A number without its area code has this many digits; what has fewer cannot be called. */
export const FEWEST_DIGITS = 7

// A plus, 00 or 011 begins another country's number. Without them no number has more digits than 11: more are two
// numbers, or an extension that cannot be told from its number.
const abroad = /^\(?(?:\+|00|011)/
const mostDigits = { abroad: 15, here: 11 }

const line = '(?:telephone|phone|tel|cell|mobile|home|work|office)'
const number = String.raw`(?<number>\(?\+?[\d \p{Pd}\u2212().\/]+?)`
const extension = String.raw`(?:[ ,;(]*(?:extension|ext|x|#)[.: ]*(?<extension>\d{1,8})\)?)?`
const oneNumber = new RegExp(`^(?:${line}[.:]? *)?${number}${extension}(?:[ ,(]*${line}\\)?)?$`, 'iu')

/**
 * The link to call the one number that a text holds, in any country's way of writing: perhaps with an extension, or
 * with its line ('cell', 'tel:'). Null when the text is not plainly one number: a wrong one is worse than none.
 * @returns such as tel:+15595550142 or tel:5595550142;ext=12.
 */
export function phoneLink(text: string): string | null {
  const parts = oneNumber.exec(plainDigits(withoutFormatMarks(text)).trim())?.groups
  if (!parts?.number) return null
  const isAbroad = abroad.test(parts.number)
  // The zero in '+44 (0)20' is for calls inside that country.
  const written = isAbroad ? parts.number.replace(/\( *0 *\)/, '') : parts.number
  const digits = digitsOf(written)
  const most = isAbroad ? mostDigits.abroad : mostDigits.here
  if (digits.length < FEWEST_DIGITS || digits.length > most || hasSecondNumber(written)) return null
  const plus = written.includes('+') ? '+' : ''
  return `tel:${plus}${digits}${parts.extension ? `;ext=${parts.extension}` : ''}`
}

/** A slash may follow an area code; behind a whole number it begins another, or other last digits. */
function hasSecondNumber(written: string): boolean {
  const [beforeSlash = ''] = /^.*(?=\/)/.exec(written) ?? []
  return digitsOf(beforeSlash).length >= FEWEST_DIGITS
}
