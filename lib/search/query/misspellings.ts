import { misspellings } from '@/content/search/misspellings'

const byMisspelling = new Map(
  Object.entries(misspellings).flatMap(([right, wrong]) =>
    wrong.split(', ').map((spelling): [string, string] => [spelling, right]),
  ),
)
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...byMisspelling.keys()].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** A query with the listed misspellings replaced by the right word. */
export function withoutMisspellings(text: string): string {
  return text.replace(pattern, (spelling) => byMisspelling.get(spelling.toLowerCase())!)
}
