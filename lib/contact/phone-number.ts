import { withoutFormatMarks } from '@/lib/contact/typed-text'

const shape =
  /^(?<number>[+\p{Nd}\p{Zs}\p{Pd}().\/]+?)(?:[\p{Zs},;]*(?:ext\.?|x)\p{Zs}*(?<extension>\p{Nd}{1,8}))?$/iu

/**
 * Reads a phone number as people write it, in any country's way and any script's digits: 7 to 15 digits, + ( ) - . /
 * and spaces, perhaps an extension ('ext 12', 'x12'). Null for anything else.
 * @returns the link to call it, such as tel:+15595550142 or tel:5595550142;ext=12.
 */
export function phoneLink(text: string): string | null {
  const parts = shape.exec(withoutFormatMarks(text).normalize('NFKC'))?.groups
  if (!parts?.number) return null
  const digits = asciiDigits(parts.number)
  if (digits.length < 7 || digits.length > 15) return null
  const plus = parts.number.trim().startsWith('+') ? '+' : ''
  const extension = parts.extension ? `;ext=${asciiDigits(parts.extension)}` : ''
  return `tel:${plus}${digits}${extension}`
}

function asciiDigits(text: string): string {
  return (text.match(/\p{Nd}/gu) ?? []).map(digitValue).join('')
}

/** Every script's ten digits stand together, zero first, so the value is the distance to the first of the run. */
function digitValue(digit: string): number {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && isDigit(code - value - 1)) value++
  return value
}
