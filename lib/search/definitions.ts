import { searchDefinitions } from '@/content/en/ui/pages/search-definitions'
import { pages } from '@/content/generated/en/pages'
import { passageText } from '@/lib/search/passages/passage-text'
import { readQuery } from '@/lib/search/query/query'
import { wordsOf } from '@/lib/text/language/words'

export type Definition = { term: string; also: readonly string[]; text: string; href: string }

const glossary = pages.glossary.sections.map(({ id, heading, also = [], body }): Definition => ({
  term: heading,
  also,
  // Without the link to a guide, which ends most entries.
  text: passageText(body).replace(/ Read more about [^.]*$/, ''),
  href: `/resources/glossary#${id}`,
}))

const byName = new Map(
  [...glossary, ...searchDefinitions].flatMap((definition) =>
    [definition.term, ...definition.also].map((name): [string, Definition] => [
      wordsOf(name).join(' '),
      definition,
    ]),
  ),
)
const longestName = Math.max(...[...byName.keys()].map((name) => name.split(' ').length))

/** More would push the results down. */
const most = 2

/**
 * What the medical words and abbreviations in a short query mean, in its order: the glossary's entries, and
 * words that it doesn't have. The longest name wins: "ct myelogram" isn't "ct".
 */
export function definitionsIn(query: string): Definition[] {
  const { stems } = readQuery(query)
  const found = new Set<Definition>()
  for (let start = 0; start < stems.length;) {
    let length = Math.min(longestName, stems.length - start)
    while (length > 0 && !byName.has(stems.slice(start, start + length).join(' '))) length -= 1
    const definition = byName.get(stems.slice(start, start + length).join(' '))
    if (definition) found.add(definition)
    start += Math.max(length, 1)
  }
  return [...found].slice(0, most)
}
