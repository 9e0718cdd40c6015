import { messageMeanings } from '@/lib/assistant/answers/meanings'
import { wordFeaturesOf } from '@/lib/assistant/classifier/word-features'
import { oncePerMessage } from '@/lib/assistant/understanding/message'

/** 32-bit FNV-1a. Numbers take a tenth of the memory of texts, and two features of the examples hardly ever share one. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}

/** The features of a message, as hashes: its words as written, and what they mean to the site's search, in either language. */
export const featuresOf = oncePerMessage((message): Int32Array => {
  const meanings = messageMeanings(message).map(([meaning]) => `m:${meaning}`)
  return Int32Array.from(new Set([...wordFeaturesOf(message.text), ...meanings].map(hashOf)))
})
