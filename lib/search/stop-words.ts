import { englishStopWords, spanishStopWords } from '@/content/search-stop-words'
import { wordsOf } from '@/lib/search/words'

const silent = new Set(wordsOf(`${englishStopWords} ${spanishStopWords}`))

/** Whether a stem (lib/search/words.ts) says nothing of what is looked for. */
export function isStopWord(stem: string): boolean {
  return silent.has(stem)
}
