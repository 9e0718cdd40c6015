import { isCommonName, isEverydayWord, isKnownPair, isKnownWord } from '@/lib/assistant/privacy/known-words'

/** Whether a masked text still contains something that may be a person's name or number. */
export function mayIdentify(masked: string): boolean {
  if (hasNameAfterMask(masked)) return true
  const rest = masked.replace(/\[[a-z ]+\]/g, ' . ')
  return hasLongNumber(rest) || mayHoldName(rest) || isSigned(rest)
}

/** Words that continue a sentence after a name. Anything else may be part of the name: "[name] Young". */
const afterName = `and but i i'm im my from with who whose had have has is am are was were can could what how when where does did do
  will would need needs want wants told said says asked in on at for since because so the a
  y e pero tengo tiene con quiero necesito mi me que cuando donde puedo soy estoy para por desde de tuvo le dijo`
const mayFollowName = new Set(afterName.split(/\s+/))

function hasNameAfterMask(masked: string): boolean {
  return [...masked.matchAll(/\[name\](?:['’]s)?(,?)[^\S\n]+([\p{L}\p{M}'’]+)/gu)].some(
    ([, comma, word = '']) => !(comma ? isKnownWord(word) : mayFollowName.has(word.toLowerCase())),
  )
}

function hasLongNumber(text: string): boolean {
  return (
    /\d(?:[\s.,/-]{0,2}\d){4,}/.test(text) ||
    // Letters and digits mixed, as in record numbers.
    /\b(?=\w*[a-z])(?:\w*\d){4,}/i.test(text) ||
    // Digits of other scripts, which the patterns don't match.
    /(?!\d)\p{Nd}/u.test(text) ||
    text.includes('@')
  )
}

const signature =
  /(?:^|[\s.,!?])(?:thanks|thank you|thx|regards|sincerely|yours truly|cheers|gracias|saludos|atentamente|bendiciones)[\s,.!–—-]+(?!(?:por|a|ya|de|for|to|so|al|again|in)\b)([\p{L}\p{M}]+(?:\s+[\p{L}\p{M}]+){0,2})[\s.!]*$/iu
const introduction =
  /(?:^|[.!?\n])\s*(?:(?:hi|hello|hey|hola|buenas|buenos d[ií]as|buenas tardes)[\s,!.]+)?([\p{L}\p{M}]+)(?:\s+[\p{L}\p{M}]+)?\s+(?:here|aqu[ií])\b/iu

/** Whether a text opens or closes with a name as letters do: "hi, xochitl here", "thanks, xochitl". */
function isSigned(text: string): boolean {
  const words = [signature, introduction].flatMap((shape) => shape.exec(text)?.[1]?.split(/\s+/) ?? [])
  return words.some((word) => !isKnownWord(word))
}

type Word = { text: string; isFirst: boolean; isNext: boolean }

/**
 * The words of a text. `isFirst`: first in its sentence; `isNext`: only a space separates it from the word
 * before.
 */
function wordsOf(text: string): Word[] {
  let end = 0
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: word, index }) => {
    const between = text.slice(end, index)
    const begins = end === 0 ? /(?:^|[.!?¿¡\n:])[\s"'“(]*$/ : /[.!?¿¡\n:][\s"'“(]*$/
    end = index + word.length
    return { text: word, isFirst: begins.test(between), isNext: between.endsWith(' ') }
  })
}

function mayHoldName(text: string): boolean {
  if (/(?!\p{Script=Latin})\p{L}/u.test(text)) return true
  const words = wordsOf(text)
  // In all-caps text capitals mean nothing, so every word must be a known one.
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

/** Two consecutive capitalized words that are never adjacent on the site, such as "Grant Young". */
function isStrangePair(word: Word, next: Word | undefined): boolean {
  if (!next?.isNext || !isCapitalized(next) || isAcronym(next) || next.text.length === 1) return false
  if (word.isFirst && isEverydayWord(word.text)) return false
  return !isKnownPair(word.text, next.text)
}
