/** Writes the digits of every script, and the full-width forms of + ( ) - / #, as ASCII. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, digitValue)
}

/** The digits alone, as ASCII. */
export function digitsOf(text: string): string {
  return plainDigits(text).replace(/\D/g, '')
}

/** Every script's ten digits stand together, zero first, so the value is the distance to the first of the run. */
function digitValue(digit: string): string {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))
  const code = digit.codePointAt(0) ?? 0
  let distance = 0
  while (isDigit(code - distance - 1)) distance++
  return String(distance % 10)
}
