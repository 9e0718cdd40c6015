import { messageMeanings } from '@/lib/assistant/answers/meanings'
import { wordFeaturesOf } from '@/lib/assistant/classifier/word-features'
import { oncePerMessage } from '@/lib/assistant/understanding/message'

/** The features of a message: its words as written, and what they mean to the site's search, in either language. */
export const featuresOf = oncePerMessage((message) => [
  ...new Set([
    ...wordFeaturesOf(message.text),
    ...messageMeanings(message).map(([meaning]) => `m:${meaning}`),
  ]),
])
