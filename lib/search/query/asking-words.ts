import { askingWords } from '@/content/search/asking-words'
import { wordsOf } from '@/lib/text/language/words'

const asking = new Set(askingWords.split(', ').map((phrase) => wordsOf(phrase).join(' ')))

/** Whether all stems (lib/text/language/stem.ts) only say what is asked, not about which topic. */
export function isAskedOfAnything(stems: readonly string[]): boolean {
  return asking.has(stems.join(' '))
}
