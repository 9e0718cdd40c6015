import { editDistance } from '@/lib/text/language/edit-distance'

/** A dictionary for spelling correction. */
export type Dictionary = {
  /** The most likely word for a misspelled one, or the word itself if none is close enough. */
  nearest: (word: string) => string
}

/**
 * Builds a dictionary. It assumes that the first letter of a word is right.
 * @param words the correct words, most likely first.
 * @param mistakesIn the number of wrong letters allowed for a word length.
 */
export function dictionaryOf(words: Iterable<string>, mistakesIn: (word: string) => number): Dictionary {
  const byShape = new Map<string, string[]>()
  const shapeOf = (first: string, length: number) => `${first}${length}`
  for (const word of new Set(words)) {
    const shape = shapeOf(word[0] ?? '', word.length)
    byShape.set(shape, [...(byShape.get(shape) ?? []), word])
  }
  return {
    nearest(word) {
      const limit = mistakesIn(word)
      let [nearest, least] = [word, limit + 1]
      if (limit === 0) return nearest
      // Of two equally close words prefer the longer: letters are omitted more often than added.
      for (let length = word.length + limit; length >= word.length - limit; length -= 1) {
        for (const candidate of byShape.get(shapeOf(word[0] ?? '', length)) ?? []) {
          const distance = editDistance(word, candidate, least - 1)
          if (distance < least) [nearest, least] = [candidate, distance]
        }
      }
      return nearest
    },
  }
}

/** Corrects the words of one text. */
export type Corrector = (word: string) => string

/**
 * A corrector for one text. It caches each word and stops after `most` distinct words, so that a text full of
 * misspellings doesn't cost more than others.
 */
export function correctorFor({ nearest }: Dictionary, most: number): Corrector {
  const known = new Map<string, string>()
  return (word) => {
    const corrected = known.get(word) ?? (known.size < most ? nearest(word) : word)
    if (known.size < most) known.set(word, corrected)
    return corrected
  }
}
