import { strangeNumberIn } from '@/lib/assistant/answer-numbers'
import { isSupported } from '@/lib/assistant/answer-support'
import type { ModelAnswer } from '@/lib/assistant/model-answer'
import { faultIn, type ModelFault } from '@/lib/assistant/model-check'
import type { NumberedPassage } from '@/lib/assistant/model-prompt'
import type { Language } from '@/lib/assistant/reply'
import { wordsOf } from '@/lib/search/words'

/** The most characters an answer in a model's words may have. */
const LONGEST = 900
/** So many words in a row out of the question, and not out of a passage, are an echo. */
const ECHO_LENGTH = 5

/** Why an answer is dropped. Codes, since they are logged: they never hold a text. */
export type AnswerProblem =
  | 'unknown'
  | 'language'
  | 'too-long'
  | 'passage-id'
  | 'number'
  | 'contact'
  | 'markup'
  | 'echo'
  | 'unsupported'
  | ModelFault

type Asked = { question: string; language: Language; passages: NumberedPassage[] }

const contacts = [
  /(?:https?:\/\/|www\.)\S+/giu,
  /\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|gov|edu|io|co|us|info|mx|es|health|care|link|xyz)\b(?:\/\S*)?/giu,
  /\S+@\S+/gu,
  /\+?\(?\d(?:[\s().-]{0,2}\d){6,}/gu,
]

/** Whether a sentence names a link, an address or a phone number that its passage does not name. */
function hasStrangeContact(text: string, passage: string): boolean {
  return contacts.some((pattern) =>
    (text.match(pattern) ?? []).some((found) => !passage.includes(found.trim())),
  )
}

const markup = /[<>{}`\\|]|\]\(|\*\*|&\w+;|javascript:|data:|\p{Cc}|\p{Cf}|\p{Co}/iu

/** Whether an answer says again what the visitor wrote, which is how an instruction hidden in a question comes out. */
function isEcho(text: string, { question, passages }: Asked): boolean {
  const runs = (words: string[]) =>
    words.slice(ECHO_LENGTH - 1).map((_word, index) => words.slice(index, index + ECHO_LENGTH).join(' '))
  const told = new Set(passages.flatMap((passage) => runs(wordsOf(`${passage.heading}\n${passage.text}`))))
  const asked = new Set(runs(wordsOf(question)))
  return runs(wordsOf(text)).some((run) => asked.has(run) && !told.has(run))
}

/**
 * The first reason to drop an answer of the model, or null when all of it holds: every sentence comes from a passage that
 * was given, in its numbers and most of its words, in the language that was asked for, and does nothing that no answer may.
 */
export function problemIn(answer: ModelAnswer, asked: Asked): AnswerProblem | null {
  const message = answer.sentences.map(({ text }) => text).join(' ')
  if (answer.unknown || message.trim() === '') return 'unknown'
  if (answer.language !== asked.language) return 'language'
  if (message.length > LONGEST) return 'too-long'
  if (markup.test(message)) return 'markup'
  const fault = faultIn(message)
  if (fault !== null) return fault
  for (const sentence of answer.sentences) {
    const problem = problemInSentence(sentence, asked)
    if (problem !== null) return problem
  }
  return isEcho(message, asked) ? 'echo' : null
}

function problemInSentence(
  { text, passage: id }: ModelAnswer['sentences'][number],
  { language, passages }: Asked,
): AnswerProblem | null {
  const passage = passages.find((candidate) => candidate.id === id)
  if (passage === undefined) return 'passage-id'
  if (hasStrangeContact(text, passage.text)) return 'contact'
  if (strangeNumberIn(text, `${passage.heading}\n${passage.text}`) !== null) return 'number'
  return isSupported(text, passage, language) ? null : 'unsupported'
}
