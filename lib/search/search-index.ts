import { nameWeight, pageIndex } from '@/lib/search/page-index'
import { passages } from '@/lib/search/passages'
import { add, fieldTerms, type Found, type Postings } from '@/lib/search/postings'

/** A heading says what a section answers; plain words come next; what a text only mentions comes last. */
const fields: ['heading' | 'words' | 'text', number, number][] = [
  ['heading', 3.2, 0.3],
  ['words', 2.2, 0],
  ['text', 1, 0.5],
]
/** How soon more of the same stops counting (BM25's k, here in a field's weights). */
const saturation = 1.6
/** Stems that stand in one passage but not side by side may have nothing to do with each other. */
const apart = 0.45
/** How much of a passage's fit is what its whole page is about. */
const pageShare = 0.5
/** What is the name of a page need not be said again in each of its sections. */
const ofNamedPage = 0.8

const inPassages: Postings = new Map()
for (const [field, weight, lengthShare] of fields) {
  const terms = passages.map((passage) => fieldTerms(passage[field]))
  const filled = terms.filter(({ length }) => length > 0)
  const mean = filled.reduce((sum, { length }) => sum + length, 0) / filled.length
  terms.forEach((list, place) => {
    const each = weight / (1 - lengthShare + (lengthShare * list.length) / mean)
    for (const term of list) add(inPassages, term, place, each)
  })
}

const { inPages, pageOf, named } = pageIndex(inPassages)

const none: Found = new Map()

function beginning(postings: Postings, start: string): Found {
  const found: Found = new Map()
  for (const [term, places] of postings)
    if (term.startsWith(start) && !term.includes(' '))
      for (const [place, weight] of places) found.set(place, Math.max(found.get(place) ?? 0, weight))
  return found
}

/** Where all of these stems stand: as a phrase, or apart, which counts less. */
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

/** The passages that hold these stems, or whose page is about them, each with how much so: 0 to 1. */
export function passagesWith(stems: readonly string[], { prefix = false } = {}): Found {
  const look = (postings: Postings) =>
    prefix && !postings.has(stems[0]!) ? beginning(postings, stems[0]!) : together(postings, stems)
  const [here, onPages] = [look(inPassages), look(inPages)]
  const found: Found = new Map()
  pageOf.forEach((page, place) => {
    const about = onPages.get(page) ?? 0
    const mixed = (1 - pageShare) * saturated(here.get(place) ?? 0) + pageShare * saturated(about)
    const fit = about >= nameWeight ? Math.max(mixed, ofNamedPage * saturated(about)) : mixed
    if (fit > 0) found.set(place, fit)
  })
  return found
}

/** In how many passages a stem stands. */
export const passagesHolding = (stem: string): number => inPassages.get(stem)?.size ?? 0

/** Whether pages are called so: what a question is about, where other words only say what it asks of it. */
export const isSubject = (stems: readonly string[]): boolean => named.has(stems.join(' '))

/** Every stem of the site that is looked for. */
export const siteStems: ReadonlySet<string> = new Set(
  [...inPassages.keys(), ...inPages.keys()].filter((term) => !term.includes(' ')),
)
