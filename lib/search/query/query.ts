import { withoutMisspellings } from '@/lib/search/query/misspellings'
import { correctedAll } from '@/lib/search/query/spelling'
import { wordsOf } from '@/lib/text/language/words'

/** A parsed query: its stems (lib/text/language/stem.ts) as typed, and as this site spells them. */
export type Query = { typed: readonly string[]; stems: readonly string[] }

/** Parses a query: a few words, a question or a whole message. */
export function readQuery(text: string): Query {
  const typed = wordsOf(withoutMisspellings(text))
  return { typed, stems: correctedAll(typed) }
}
