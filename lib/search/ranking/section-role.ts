import { sectionRoles } from '@/content/search/roles'
import { passages } from '@/lib/search/passages/passages'
import type { Query } from '@/lib/search/query/query'
import { wordsOf } from '@/lib/text/language/words'

const asPhrase = (stems: readonly string[]) => ` ${stems.join(' ')} `

const roles = sectionRoles.map(({ asks, sections }) => ({
  phrases: asks.split(', ').map((phrase) => asPhrase(wordsOf(phrase))),
  sections: new Set(sections.split(' ')),
}))
const sectionIds = passages.map(({ href }) => href.split('#')[1] ?? '')

/**
 * Returns a function that says whether a passage (by its index in `passages`) is the kind of section a
 * question asks for.
 */
export function askedSections({ typed }: Query): (id: number) => boolean {
  const asked = asPhrase(typed)
  const fitting = roles.filter(({ phrases }) => phrases.some((phrase) => asked.includes(phrase)))
  return (id) => fitting.some(({ sections }) => sections.has(sectionIds[id]!))
}
