import type { Passage } from '@/lib/search/passage'
import { passages } from '@/lib/search/passages'
import { add, fieldTerms, type Postings } from '@/lib/search/postings'

/** A page is about what it is called, */
export const nameWeight = 4
/** and about what several of its sections say: this much of each. */
const sectionShare = 0.25
/** An answer of the FAQ is all that its page has, and shorter than a guide. */
const answerShare = 0.9
/** What one section says again and again is still one section. */
const mostOfSection = 3.2

/** Each answer of the FAQ is about something else than its neighbors: it is a page by itself. */
const isAnswer = ({ href }: Passage) => href.startsWith('/resources/faq#')
const addressOf = (passage: Passage) => (isAnswer(passage) ? passage.href : passage.href.split('#')[0]!)

type PageIndex = {
  inPages: Postings
  pageOf: number[]
  /** What pages are called: a question with one of these is about that. */
  named: ReadonlySet<string>
}

/** What whole pages are about, and the page of each passage, by its place in `passages`. */
export function pageIndex(inPassages: Postings): PageIndex {
  const addresses = [...new Set(passages.map(addressOf))]
  const places = new Map(addresses.map((address, place) => [address, place]))
  const pageOf = passages.map((passage) => places.get(addressOf(passage))!)
  const inPages: Postings = new Map()
  for (const [term, found] of inPassages) {
    for (const [place, weight] of found) {
      const share = isAnswer(passages[place]!) ? answerShare : sectionShare
      add(inPages, term, pageOf[place]!, Math.min(weight, mostOfSection) * share)
    }
  }
  const named = new Set<string>()
  addresses.forEach((_, page) => {
    const own = passages.filter((passage, place) => pageOf[place] === page && !isAnswer(passage))
    const names = own.map(({ pageTitle, names = '' }) => `${pageTitle}\n${names}`).join('\n')
    for (const term of new Set(fieldTerms(names))) {
      add(inPages, term, page, nameWeight)
      named.add(term)
    }
  })
  return { inPages, pageOf, named }
}
