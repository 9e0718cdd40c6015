/** Converts digits in any script, and the full-width forms of + ( ) - / #, to ASCII. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, digitValue)
}

/** Only the digits, as ASCII. */
export function digitsOf(text: string): string {
  return plainDigits(text).replace(/\D/g, '')
}

/**
 * Unicode assigns each script's digits ten consecutive code points starting at zero, so the offset is the
 * value.
 */
function digitValue(digit: string): string {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))
  const code = digit.codePointAt(0) ?? 0
  let distance = 0
  while (isDigit(code - distance - 1)) distance++
  return String(distance % 10)
}
