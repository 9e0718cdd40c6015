import { foldMarks } from '@/lib/fold-accents'

/** Words that end like a plural and are none, and what only looks inflected. */
const whole = /(?:ss|us|is)$/

/** Endings that are taken off, each with what has to stand before it. The first that fits is used. */
const endings: [RegExp, string][] = [
  [/(?<=.{2})ies$/, 'y'],
  [/(?<=..(?:ch|sh|x|s))es$/, ''],
  [/(?<=[^s])s$/, ''],
]
const inflections: [RegExp, string][] = [
  [/([bdfgmnprt])\1(?:ing|ed)$/, '$1'],
  [/(?<=[aeiouy].*[^aeiou])(?:ing|ed)$/, ''],
  [/(?<=.{4})ations?$/, 'at'],
  [/(?<=.{4})(?:ment|ion)$/, ''],
]

/**
 * The stem under which a word is kept and looked for: "discs" and "disc", "healing" and "heals" are one. Made for finding, not
 * for showing: a stem need not be a word.
 */
function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const single = whole.test(word) ? word : withoutEnding(word, endings)
  return withoutE(withoutEnding(withoutE(single), inflections))
}

function withoutEnding(word: string, list: readonly [RegExp, string][]): string {
  const fitting = list.find(([ending]) => ending.test(word))
  return fitting ? word.replace(...fitting) : word
}

function withoutE(word: string): string {
  return word.length > 4 ? word.replace(/e$/, '') : word
}

/** Spellings that would fall apart or split what is one thing. */
const joined: [RegExp, string][] = [
  [/\bx[ -]?rays?\b/g, 'xray'],
  [/\be-?mails?\b/g, 'email'],
  [/\bglp[ -]?1s?\b/g, 'glp1'],
  [/\bmedi[ -]cal\b/g, 'medicaid'],
  [/(?<=\p{L})['’]s\b/gu, ''],
  [/(?<=\p{L})['’](?=\p{L})/gu, ''],
  [/\bdisks?\b/g, 'disc'],
]

/** The words of a text in order: lower case, without accents, marks or endings. */
export function wordsOf(text: string): string[] {
  const spelled = joined.reduce((result, [found, instead]) => result.replace(found, instead), foldMarks(text))
  return (spelled.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf)
}
