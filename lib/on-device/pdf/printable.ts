/** The characters in both fonts: Latin letters with western accents, and common symbols. */
const known =
  /[\n -~\u00a0-\u00b4\u00b6-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]/

const marks = /\p{M}/gu

/** Emoji with their skin tones and variants, flags, and keycaps; not digits, ©, ® or ™, which are text. */
const emoji =
  /(?![©®™])(?:(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})\ufe0f?)+ ?|[\ufe0f\u20e3]/gu

/** The printable form of a character: itself, else without its accent, else a question mark. */
function toPrintable(letter: string): string {
  if (known.test(letter)) return letter
  if (/\s/.test(letter)) return ' '
  const bare = letter.normalize('NFD').replace(marks, '')
  return bare !== '' && [...bare].every((part) => known.test(part)) ? bare : '?'
}

// Normalizes line endings and removes invisible characters (joiners, direction marks) and emoji.
const normalized = (text: string) =>
  text
    .normalize('NFC')
    // µ is not in the fonts and is easily misread: medical safety rules prefer mcg.
    .replace(/[\u00b5\u03bc]g/g, 'mcg')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cf}/gu, '')
    .replace(emoji, '')

/**
 * Converts text to the characters in the fonts. Unsupported accents and emoji are dropped; characters of
 * other scripts become '?'.
 */
export function printable(text: string): string {
  return [...normalized(text)].map(toPrintable).join('')
}

/** The characters that `printable` replaces with '?', each once. */
export function unprintable(text: string): string[] {
  return [...new Set([...normalized(text)].filter((letter) => letter !== '?' && toPrintable(letter) === '?'))]
}

/** Whether `printable` leaves out emoji. */
export const hasEmoji = (text: string): boolean => text.search(emoji) >= 0
