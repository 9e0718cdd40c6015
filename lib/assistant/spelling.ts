import { conceptsEn } from '@/lib/assistant/concepts-en'
import { conceptsEs } from '@/lib/assistant/concepts-es'
import { editDistance } from '@/lib/assistant/edit-distance'
import { keyWords, realWords } from '@/lib/assistant/key-words'

const inConcepts = [...Object.values(conceptsEn), ...Object.values(conceptsEs)].flatMap((list) =>
  list.split(/[\s,]+/),
)

const known = new Set([...keyWords, ...realWords, ...inConcepts])

/** Longer words may be further from what was meant. Short ones must be right: too many words lie near them. */
function mostMistakes(word: string): number {
  if (word.length < 5) return 0
  return word.length < 8 ? 1 : 2
}

/** A word, or the key word that it plainly stands for: 'blader' is 'bladder'. The first letter must be right. */
export function corrected(word: string): string {
  if (known.has(word) || mostMistakes(word) === 0) return word
  const near = keyWords
    .filter((key) => key[0] === word[0] && Math.abs(key.length - word.length) <= mostMistakes(word))
    .map((key) => ({ key, distance: editDistance(word, key) }))
    .filter(({ distance }) => distance <= mostMistakes(word))
    .sort((first, second) => first.distance - second.distance)
  return near[0]?.key ?? word
}
