import { nameWeight, pageIndex } from '@/lib/search/index/page-index'
import { passages } from '@/lib/search/passages/passages'
import { shared } from '@/lib/search/index/shared'
import { add, fieldTerms, type Found, type Postings } from '@/lib/search/index/postings'

/** Field weights: headings count most, then plain words, then text that only mentions a term. */
const fields: ['heading' | 'words' | 'text', number, number][] = [
  ['heading', 3.2, 0.3],
  ['words', 2.2, 0],
  ['text', 1, 0.5],
]
/** Term frequency saturation (BM25's k, as part of a field's weight). */
const saturation = 1.6
/** Discount for stems that occur in one passage but not next to each other, and so may be unrelated. */
const apart = 0.45
/** How much of a passage's score comes from its whole page. */
const pageShare = 0.5
/** Sections needn't repeat words from the page's name. */
const ofNamedPage = 0.8

function postingsOfPassages(): Postings {
  const postings: Postings = new Map()
  for (const [field, weight, lengthShare] of fields) {
    const terms = passages.map((passage) => fieldTerms(passage[field]))
    const filled = terms.filter(({ length }) => length > 0)
    const mean = filled.reduce((sum, { length }) => sum + length, 0) / filled.length
    terms.forEach((list, place) => {
      const each = weight / (1 - lengthShare + (lengthShare * list.length) / mean)
      for (const term of list) add(postings, term, place, each)
    })
  }
  return postings
}

/** Single stems only; the pairs are far more numerous and not needed here. */
const stemsIn = (postings: Postings) => [...postings.keys()].filter((term) => !term.includes(' '))

const { inPassages, inPages, pageOf, named, stemsOf } = shared('search-index', () => {
  const inPassages = postingsOfPassages()
  const ofPages = pageIndex(inPassages)
  const stemsOf = new Map([inPassages, ofPages.inPages].map((postings) => [postings, stemsIn(postings)]))
  return { inPassages, ...ofPages, stemsOf }
})

const none: Found = new Map()

function beginning(postings: Postings, start: string): Found {
  const found: Found = new Map()
  for (const stem of stemsOf.get(postings) ?? [])
    if (stem.startsWith(start))
      for (const [place, weight] of postings.get(stem) ?? none)
        found.set(place, Math.max(found.get(place) ?? 0, weight))
  return found
}

/** The passages that contain all of these stems; adjacent stems count more. */
function together(postings: Postings, stems: readonly string[]): Found {
  if (stems.length === 1) return postings.get(stems[0]!) ?? none
  const pairs = stems.slice(1).map((stem, place) => postings.get(`${stems[place]} ${stem}`) ?? none)
  const [first = none, ...others] = stems.map((stem) => postings.get(stem) ?? none)
  const found: Found = new Map()
  for (const [place, weight] of first) {
    if (!others.every((places) => places.has(place))) continue
    const loose = Math.min(weight, ...others.map((places) => places.get(place)!)) * apart
    found.set(place, Math.max(loose, Math.min(...pairs.map((pair) => pair.get(place) ?? 0))))
  }
  return found
}

const saturated = (weight: number) => weight / (weight + saturation)

/** The passages that contain these stems, or whose page is about them, with a score from 0 to 1. */
export function passagesWith(stems: readonly string[], { prefix = false } = {}): Found {
  const look = (postings: Postings) =>
    prefix && !postings.has(stems[0]!) ? beginning(postings, stems[0]!) : together(postings, stems)
  const [here, onPages] = [look(inPassages), look(inPages)]
  if (here.size === 0 && onPages.size === 0) return none
  const found: Found = new Map()
  pageOf.forEach((page, place) => {
    const about = onPages.get(page) ?? 0
    const mixed = (1 - pageShare) * saturated(here.get(place) ?? 0) + pageShare * saturated(about)
    const fit = about >= nameWeight ? Math.max(mixed, ofNamedPage * saturated(about)) : mixed
    if (fit > 0) found.set(place, fit)
  })
  return found
}

/** How many passages contain a stem. */
export const passagesHolding = (stem: string): number => inPassages.get(stem)?.size ?? 0

/** Whether a stem is part of a page name: such words say what a question is about, others what it asks. */
export const isSubject = (stems: readonly string[]): boolean => named.has(stems.join(' '))

/** Every searchable stem of the site. */
export const siteStems: ReadonlySet<string> = new Set([...stemsOf.values()].flat())
