import { sectionRoles } from '@/content/search-roles'
import { passages } from '@/lib/search/passages'
import { wordsOf } from '@/lib/search/words'

const asPhrase = (text: string) => ` ${wordsOf(text).join(' ')} `

const roles = sectionRoles.map(({ asks, sections }) => ({
  phrases: asks.split(', ').map(asPhrase),
  sections: new Set(sections.split(' ')),
}))
const sectionIds = passages.map(({ href }) => href.split('#')[1] ?? '')

/** Says for a passage (by its place in `passages`) whether it is the kind of section that a question asks for. */
export function askedSections(query: string): (id: number) => boolean {
  const asked = asPhrase(query)
  const fitting = roles.filter(({ phrases }) => phrases.some((phrase) => asked.includes(phrase)))
  return (id) => fitting.some(({ sections }) => sections.has(sectionIds[id]!))
}
