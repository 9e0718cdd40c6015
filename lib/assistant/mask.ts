import { isCommonName, isEverydayWord, isKnownPair, isKnownWord } from '@/lib/assistant/known-words'
import { identifierPatterns } from '@/lib/assistant/mask-patterns'
import { maskNames } from '@/lib/assistant/mask-names'

export type Masked = { text: string; isCertain: boolean }

/**
 * A text with everything that points to a person replaced by a word in brackets: names after "my name is", "I am",
 * "soy", "me llamo" and the like, birth dates and other dates, phone, record, insurance and social security numbers,
 * e-mail, addresses, links. `isCertain` is false where something is left that may be such a thing, for example a word
 * with a capital that the site does not know, or a long number: then the text must not leave the server.
 */
export function mask(text: string): Masked {
  // Full-width digits and letters become plain ones; marks that cannot be seen could split a number.
  let masked = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  for (const [pattern, label] of identifierPatterns) masked = masked.replace(pattern, label)
  masked = maskNames(masked)
  const rest = masked.replace(/\[[a-z ]+\]/g, ' . ')
  return { text: masked, isCertain: !hasLongNumber(rest) && !mayHoldName(rest) }
}

function hasLongNumber(text: string): boolean {
  return (
    /\d(?:[\s.,/-]{0,2}\d){4,}/.test(text) ||
    // Letters and digits mixed, as record numbers are.
    /\b(?=\w*[a-z])(?:\w*\d){4,}/i.test(text) ||
    // Digits of other scripts, which the patterns do not read.
    /(?!\d)\p{Nd}/u.test(text) ||
    text.includes('@')
  )
}

type Word = { text: string; isFirst: boolean; isNext: boolean }

/** The words of a text. `isFirst`: it begins a sentence; `isNext`: only a space is between it and the word before. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: word, index }) => {
    const before = text.slice(0, index)
    return { text: word, isFirst: /(?:^|[.!?¿¡\n:])[\s"'“(]*$/.test(before), isNext: / $/.test(before) }
  })
}

function mayHoldName(text: string): boolean {
  if (/(?!\p{Script=Latin})\p{L}/u.test(text)) return true
  const words = wordsOf(text)
  // Without small letters capitals say nothing: then every word has to be known.
  const isShouted = !/\p{Ll}/u.test(text)
  return words.some((word, index) => {
    if (word.text.length === 1) return false
    if (isCommonName(word.text)) return true
    if (isShouted) return !isKnownWord(word.text)
    if (!isCapitalized(word)) return false
    if (isAcronym(word)) return false
    return !isKnownWord(word.text) || isStrangePair(word, words[index + 1])
  })
}

const isCapitalized = ({ text }: Word) => /^\p{Lu}/u.test(text)
const isAcronym = ({ text }: Word) => /^\p{Lu}{2,5}s?$/u.test(text)

/** Two capitalized words in a row that never stand together on the site, such as "Grant Young". */
function isStrangePair(word: Word, next: Word | undefined): boolean {
  if (!next?.isNext || !isCapitalized(next) || isAcronym(next) || next.text.length === 1) return false
  if (word.isFirst && isEverydayWord(word.text)) return false
  return !isKnownPair(word.text, next.text)
}
