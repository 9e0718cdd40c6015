/** Takes the spaces and tabs off both ends of a typed line. Line breaks stay: in one line they are refused. */
export function trimLine(text: string): string {
  return text.replace(/^[\t\p{Zs}\uFEFF]+|[\t\p{Zs}\uFEFF]+$/gu, '')
}

/** Writes every kind of line break (Windows, old Word, Unicode) as \n and trims the ends. */
export function normalizeLines(text: string): string {
  return text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').trim()
}

/** Takes out the marks that contact lists wrap around numbers and addresses when these are copied. */
export function withoutFormatMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '')
}

/** Whether anything in the text can be seen. U+2800 is the empty Braille pattern. */
export function hasVisibleText(text: string): boolean {
  return /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}

/** Whether a text that should be one line holds a control character or a line break. */
export function hasControlCharacter(text: string): boolean {
  return /[\p{Cc}\u2028\u2029]/u.test(text)
}

/** The length in characters (code points), which is what a limit promises to a person. */
export function characterCount(text: string): number {
  return [...text].length
}

/**
 * Makes typed text safe to show to the staff: characters that cannot be seen, and could reorder or hide what stands
 * around them, are shown as their number, such as [U+202E]. Joiners and variation selectors, which names and
 * emoji need, stay; so do line breaks and tabs.
 */
export function neutralize(text: string): string {
  return text.replace(
    /(?![\n\t\u200C\u200D\uFE0E\uFE0F])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
    (character) => `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`,
  )
}
