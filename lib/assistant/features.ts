import { conceptFeaturesOf } from '@/lib/assistant/concept-features'
import { wordFeaturesOf } from '@/lib/assistant/word-features'

/** Numbers of the table that every feature falls into; two features rarely share one. */
export const featureCount = 2 ** 18

function hash(text: string): number {
  let value = 2166136261
  for (let place = 0; place < text.length; place++) {
    value = Math.imul(value ^ text.charCodeAt(place), 16777619)
  }
  return (value ^ (value >>> 16)) & (featureCount - 1)
}

/** What a message is compared by: its words as written, and what they mean to the rules. Each as a number below `featureCount`, once. */
export function featuresOf(text: string): number[] {
  return [...new Set([...wordFeaturesOf(text), ...conceptFeaturesOf(text)].map(hash))]
}
