/** What the two fonts of a sheet have: Latin letters with the accents of western languages, and everyday signs. */
const known =
  /[\n -~\u00a0-\u00b4\u00b6-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]/

const marks = /\p{M}/gu

/** A letter as the sheet can show it: itself, else without its accent, else a question mark. */
function shown(letter: string): string {
  if (known.test(letter)) return letter
  if (/\s/.test(letter)) return ' '
  const bare = letter.normalize('NFD').replace(marks, '')
  return bare !== '' && [...bare].every((part) => known.test(part)) ? bare : '?'
}

// Line ends of every kind are one, and what is not seen (joiners, marks of direction) is left out.
const settled = (text: string) =>
  text
    .normalize('NFC')
    // Not in the fonts, and easily misread: medicines are written with mcg.
    .replace(/[\u00b5\u03bc]g/g, 'mcg')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cf}/gu, '')

/** A text in the letters that the fonts have. An accent that they lack is lost; a letter of another script is '?'. */
export function printable(text: string): string {
  return [...settled(text)].map(shown).join('')
}

/** The letters of a text that `printable` cannot show at all, each once. */
export function unprintable(text: string): string[] {
  return [...new Set([...settled(text)].filter((letter) => letter !== '?' && shown(letter) === '?'))]
}
