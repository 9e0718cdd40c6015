import { englishStopWords, spanishStopWords } from '@/content/search/stop-words'
import { wordsOf } from '@/lib/text/language/words'

const silent = new Set(wordsOf(`${englishStopWords} ${spanishStopWords}`))

/** Whether a stem (lib/text/language/stem.ts) is a stop word. */
export function isStopWord(stem: string): boolean {
  return silent.has(stem)
}
