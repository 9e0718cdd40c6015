/** Trims spaces and tabs. Keeps line breaks, which single-line fields reject. */
export function trimLine(text: string): string {
  return text.replace(/^[\t\p{Zs}\uFEFF]+|[\t\p{Zs}\uFEFF]+$/gu, '')
}

/** Converts all kinds of line breaks (Windows, old Word, Unicode) to \n and trims. */
export function normalizeLines(text: string): string {
  return text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').trim()
}

/** Removes the invisible marks that contact lists add around copied numbers and addresses. */
export function withoutFormatMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '')
}

/** Whether any character is visible. U+2800 is the blank Braille pattern. */
export function hasVisibleText(text: string): boolean {
  return /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}

/** Whether a single-line text contains control characters or line breaks. */
export function hasControlCharacter(text: string): boolean {
  return /[\p{Cc}\u2028\u2029]/u.test(text)
}

/** The length in code points, which is how people count characters. */
export function characterCount(text: string): number {
  return [...text].length
}

/** What mail programs turn into a link: `://`, `www.`, and the last dot of `example.com/page`. */
const linkSign = /:(?=\/\/)|(?<=\bwww)\.|\.(?=\p{L}{2,}(?::\d+)?[/?#])/giu

/**
 * Makes typed text safe to show to the staff: invisible characters that could reorder or hide text become
 * visible code points, such as [U+202E], and what could imitate our link is no link: https[:]//. Keeps line breaks,
 * tabs, and the joiners and variation selectors that names and emoji need.
 */
export function neutralize(text: string): string {
  return text
    .replace(
      /(?![\n\t\u200C\u200D\uFE0E\uFE0F])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
      (character) => `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`,
    )
    .replace(linkSign, (sign) => `[${sign}]`)
}
