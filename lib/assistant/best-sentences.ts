import { sentencesOf } from '@/lib/sentences'

/** Enough for an answer that is read in a chat. */
const maxLength = 560

const stem = (word: string) => word.slice(0, 5)

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return new Set(words.map(stem))
}

/**
 * The run of sentences of a passage that shares most words with a question, from its first such sentence on; its
 * beginning where none does.
 * @param text plain text. @param question in any language.
 */
export function bestSentences(text: string, question: string): string {
  const asked = stemsOf(question)
  const sentences = sentencesOf(text)
  const scores = sentences.map((sentence) => [...stemsOf(sentence)].filter((word) => asked.has(word)).length)
  const best = Math.max(0, scores.indexOf(Math.max(...scores)))
  let answer = sentences[best] ?? ''
  for (const sentence of sentences.slice(best + 1)) {
    if (answer.length + sentence.length + 1 > maxLength) break
    answer += ` ${sentence}`
  }
  return answer
}
