import { messageMeanings } from '@/lib/assistant/answers/meanings'
import { wordFeaturesOf } from '@/lib/assistant/classifier/word-features'
import { oncePerMessage } from '@/lib/assistant/understanding/message'
import { hashOf } from '@/lib/text/hashes'

/** The features of a message, as hashes: its words as written, and what they mean to the site's search, in either language. */
export const featuresOf = oncePerMessage((message): Int32Array => {
  const meanings = messageMeanings(message).map(([meaning]) => `m:${meaning}`)
  return Int32Array.from(new Set([...wordFeaturesOf(message.text), ...meanings].map(hashOf)))
})
