import { languageOf } from '@/lib/assistant/understanding/language'
import type { Language } from '@/lib/assistant/replies/reply'
import { wordCount } from '@/lib/text/word-count'

/** A message, shared by all stages of an answer. */
export type Message = {
  text: string
  language: Language
  /** The subject of the answer that it follows, if any. */
  about: string | undefined
  /** The message that it is a question of, if it asks several or tells a story. */
  whole?: Message
}

export const readMessage = (text: string, about?: string): Message => ({
  text,
  language: languageOf(text),
  about,
})

/**
 * Memoizes a function of a message, since several stages of an answer need the same results. The cache is
 * dropped with the message.
 */
export function oncePerMessage<Found>(find: (message: Message) => Found): (message: Message) => Found {
  const known = new WeakMap<Message, { found: Found }>()
  return (message) => {
    const { found } = known.get(message) ?? { found: find(message) }
    known.set(message, { found })
    return found
  }
}

const longWords = 25

/** Whether a message tells a story: its question, or a sign that can't wait, may be lost among other things. */
export const isLong = oncePerMessage(({ text }): boolean => wordCount(text) > longWords)
