import { questionWords } from '@/content/assistant/question-words'
import { isLong, oncePerMessage, type Message } from '@/lib/assistant/understanding/message'
import { foldAccents } from '@/lib/text/language/fold-accents'
import { wordCount } from '@/lib/text/word-count'

/** A longer text before a question is a story, and no part of it. */
const mostWordsBefore = 10
/** A question has at least this many words: "and how long" is one, "and then" isn't. */
const fewestWords = 3
/** Limits the work. The last questions count: a story ends with its question. */
const mostQuestions = 4

const { anywhere, joined, opening, marked, conjunctions, alternative, fillers } = questionWords

function startsWith(first: string, later: string): RegExp {
  const conjunction = `(?:${conjunctions}),? `
  const words = [
    `(?:${conjunction}){0,2}(?:${anywhere})`,
    `^(?:(?:${conjunctions}|${fillers}),? ){0,2}(?:${first})`,
    `(?:(?<=, )|(?:${conjunction}){1,2})(?:${later})`,
  ]
  const pattern = `(?<![a-z0-9])(?<!(?:^|[^a-z])(?:${alternative}) )(?:${words.join('|')})(?![a-z0-9])`
  return new RegExp(pattern.replace(/\s*\n\s*/g, ''), 'g')
}
const starts = startsWith(`${joined}|${opening}`, joined)
const laterStarts = startsWith(`${joined}|${opening}`, `${joined}|${opening}|${marked}`)

const placesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(({ index }) => index)

/** Where the questions of a sentence start. After the first one, less is needed to start another. */
function startsIn(sentence: string): number[] {
  if (sentence.endsWith('?')) return placesOf(sentence, laterStarts)
  const [first] = placesOf(sentence, starts)
  return first === undefined ? [] : placesOf(sentence.slice(first), laterStarts).map((place) => place + first)
}

/** The questions of a sentence, the first with the words before it if they are few. */
function questionsIn(sentence: string): string[] {
  const places = startsIn(sentence)
  if (places.length === 0) return sentence.endsWith('?') ? [sentence] : []
  if (wordCount(sentence.slice(0, places[0])) <= mostWordsBefore) places[0] = 0
  return places.reduceRight<string[]>((found, place, at) => {
    const question = sentence.slice(place, places[at + 1])
    const [next, ...others] = found
    return next !== undefined && wordCount(question) < fewestWords
      ? [question + next, ...others]
      : [question, ...found]
  }, [])
}

const allQuestions = oncePerMessage((message): string[] =>
  foldAccents(message.text)
    .replace(/['’¿]/g, '')
    .split(/(?<=[.?!])\s+|\n+/)
    .flatMap((sentence) => questionsIn(sentence.trim())),
)

/** Whether a message asks anything, rather than only telling something. */
export const asksSomething = (message: Message): boolean => allQuestions(message).length > 0

/**
 * The questions that a message asks, in order, each as a message of its own that belongs to it. None if all of it is a single
 * question.
 */
export const questionsOf = oncePerMessage((message): Message[] => {
  const questions = allQuestions(message)
  if (questions.length < 2 && !isLong(message)) return []
  return questions.slice(-mostQuestions).map((text) => ({ ...message, text: text.trim(), whole: message }))
})
