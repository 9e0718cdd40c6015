import type { Language } from '@/lib/assistant/reply'
import { spanishTerms } from '@/lib/assistant/spanish-terms'
import { wordsOf } from '@/lib/search/words'

const english =
  'a an the of in on at to for from by with as and or that this these those it its is are was were be been being has have had do does did you your they them their he she his her we our us there which who whom what when where how if so also than then into out up one'
const spanish =
  'a al ante con de del el ella ello en entre es esta estan este esto esa ese eso fue ha han hay la las le les lo los mas me mi o para pero por que quien se ser si son su sus tiene tienen tener u un una uno unos unas usted ustedes y ya como cuando donde cual tambien ser sido estar'

const fillers = {
  en: new Set(wordsOf(english)),
  es: new Set(wordsOf(spanish)),
} as const

const negations = new Set(
  wordsOf(
    "no not never none nor neither without cannot avoid don't doesn't didn't can't couldn't won't wouldn't isn't aren't wasn't weren't hasn't haven't shouldn't unable nunca jamas sin ni ninguno ninguna ningun tampoco evite evitar",
  ),
)
const hedges = new Set(
  wordsOf(
    'may might can could should some many most often usually usual sometimes typical typically roughly rare rarely few likely possible possibly tend tends puede pueden podria algunos algunas muchos muchas mayoria suele suelen veces menudo frecuente generalmente normalmente posible',
  ),
)

/** Whether a text says that something is not so. */
export const isNegative = (text: string): boolean => wordsOf(text).some((word) => negations.has(word))

/** Whether a text leaves room: "may", "some", "usually", "puede", "suele". */
export const isCareful = (text: string): boolean =>
  wordsOf(text).some((word) => hedges.has(word)) ||
  /\b(?:about|around|up to|alrededor de|unos|unas|cerca de|hasta)\s+\d/i.test(text)

const longestFirst = Object.keys(spanishTerms).sort((one, other) => other.length - one.length)

/** How much of their beginning two words share that are one word in both languages: "distancia" and "distance". */
const COGNATE_LENGTH = 5

/** The English words that a Spanish one may stand for, as stems, and the beginning of a word that both share. */
function meaningsOf(word: string): string[] {
  const beginning = longestFirst.find(
    (term) => word.startsWith(term) || (word.length > 3 && term.startsWith(word)),
  )
  const cognate = word.length > COGNATE_LENGTH ? [word.slice(0, COGNATE_LENGTH)] : []
  return [word, ...cognate, ...wordsOf(spanishTerms[beginning ?? ''] ?? '')]
}

/** The words of a passage as `meaningsIn` looks for them. */
export function stemsIn(text: string, language: Language): Set<string> {
  const words = wordsOf(text)
  return new Set(
    language === 'es' ? [...words, ...words.map((word) => word.slice(0, COGNATE_LENGTH))] : words,
  )
}

/**
 * What a sentence speaks of: for each of its words that carries meaning, the stems of which one has to stand in the
 * passage. Numbers are left to `strangeNumberIn`.
 */
export function meaningsIn(text: string, language: Language): string[][] {
  const words = [...new Set(wordsOf(text))].filter(
    (word) => !fillers[language].has(word) && !negations.has(word) && !/^\d/.test(word),
  )
  return words.map((word) => (language === 'es' ? meaningsOf(word) : [word]))
}
