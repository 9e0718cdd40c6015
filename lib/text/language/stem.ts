/** Exceptions: words that only look plural or inflected. */
const whole = /(?:ss|us|is)$/

/** Suffixes to strip, each with what must precede it. The first match wins. */
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
 * The stem under which a word is indexed: "discs" and "disc" share one, as do "healing" and "heals". Not for
 * display, since a stem needn't be a word.
 * @param word in lower case, without accents, English or Spanish
 */
export function stemOf(word: string): string {
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

/** Suffixes of Spanish verbs, nouns and adjectives, longest first. */
const spanishEnding =
  /(?:aciones|iendo|arme|arse|arlo|arla|erme|erse|irme|irse|aron|ieron|ando|amos|emos|imos|aba|aban|ados|adas|ado|ada|ido|ida|ar|er|ir|as|an|en|es|os|is|a|e|o|n)$/
const shortestRoot = 4

/**
 * The common root of a Spanish word's forms: levantar, levantando and levanto share one.
 * @param stem as returned by `stemOf`
 */
export function spanishRootOf(stem: string): string {
  const root = stem.replace(spanishEnding, '')
  return root.length < shortestRoot ? stem : root
}
