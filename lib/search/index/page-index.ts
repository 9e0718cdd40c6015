import type { Passage } from '@/lib/search/passages/passage'
import { passages } from '@/lib/search/passages/passages'
import { add, fieldTerms, type Postings } from '@/lib/search/index/postings'

/** Weight of a page's name and its synonyms. */
export const nameWeight = 4
/** Weight of each section's text. */
const sectionShare = 0.25
/** Higher for FAQ answers, which are a page's only text and shorter than a guide. */
const answerShare = 0.9
/** Cap per section, so that one repetitive section doesn't count as several. */
const mostOfSection = 3.2

/** FAQ answers are indexed as separate pages, because neighboring answers are unrelated. */
const isAnswer = ({ href }: Passage) => href.startsWith('/resources/faq#')
const addressOf = (passage: Passage) => (isAnswer(passage) ? passage.href : passage.href.split('#')[0]!)

type PageIndex = {
  inPages: Postings
  pageOf: number[]
  /** Stems in page names. A question containing one is about that page's topic. */
  named: ReadonlySet<string>
}

/** Index of whole pages, and the page of each passage (by its index in `passages`). */
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
