import { askingWords } from '@/content/search-asking-words'
import { wordsOf } from '@/lib/search/words'

const asking = new Set(askingWords.split(', ').map((phrase) => wordsOf(phrase).join(' ')))

/** Whether stems (lib/search/words.ts) only say what is asked of a thing, and not of which. */
export function isAskedOfAnything(stems: readonly string[]): boolean {
  return asking.has(stems.join(' '))
}
