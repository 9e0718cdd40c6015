import { generalTopics, kept, otherTopics } from '@/content/assistant/checked-words'
import { answers } from '@/lib/assistant/answers/answer-index'
import type { Source } from '@/lib/assistant/model/draft'
import { hasQuantity } from '@/lib/assistant/model/quantities'
import { readStatements, type Statement } from '@/lib/assistant/model/statements'
import type { Language } from '@/lib/assistant/replies/reply'
import { wordsOf } from '@/lib/text/language/words'

/** Names of problems, treatments and parts of the body: none can stand for another. */
const general = wordsOf(generalTopics)
const topics = new Set(
  [otherTopics, ...answers.map(({ subject }) => subject.replaceAll('-', ' '))]
    .flatMap(wordsOf)
    .filter((stem) => !general.includes(stem)),
)

/** These hardly tell one clause from another, but before isn't after. */
const order = ['before', 'after']
const vague = new Set([...order, ...wordsOf('people person')])

/** At least this part of what a sentence is about must be in what it rests on. */
const sharedFrom = { en: 0.7, es: 0.5 }
/** A clause may be the source of another if it shares about as much with it as any other does. */
const closeTo = 0.6

type Words = ReadonlySet<string>
const isIn = (words: Words) => (ways: string[][]) =>
  ways.some((stems) => stems.every((stem) => words.has(stem)))
const union = (sets: readonly Words[]): Words => new Set(sets.flatMap((set) => [...set]))
const wordsIn = (statements: readonly Statement[]) => union(statements.map(({ words }) => words))

/** A clause of a source, with its whole sentence, and the words of the title and of the sentence before, where "it" is named. */
type Place = { clause: Statement; sentence: readonly Statement[]; named: Words; title: Words }

function placesIn({ title, text, language }: Source): Place[] {
  const heading = wordsIn(readStatements(title, language).flat())
  return readStatements(text, language).flatMap((sentence, place, sentences) => {
    const named = union([heading, wordsIn([...(sentences[place - 1] ?? []), ...sentence])])
    return sentence.map((clause) => ({ clause, sentence, named, title: heading }))
  })
}

/** Whether a clause of a source says what a clause of a reply says. */
function says({ clause, sentence, named }: Place, claim: Statement, isHedged: boolean): boolean {
  const told = union(sentence.map(({ measures }) => measures))
  const quantities = sentence.flatMap((one) => one.quantities)
  return (
    claim.isNegated === clause.isNegated &&
    (isHedged || !clause.isHedged) &&
    [...claim.measures].every((measure) => told.has(measure)) &&
    kept.every((measure) => claim.measures.has(measure) || !clause.measures.has(measure)) &&
    claim.quantities.every((quantity) => hasQuantity(quantities, quantity)) &&
    claim.concepts.every((ways) => !ways.flat().some((stem) => topics.has(stem)) || isIn(named)(ways))
  )
}

/** The clauses of a source that share most with a clause of a reply. */
function closest(claim: Statement, places: readonly Place[]): Place[] {
  const weightOf = (ways: string[][]) =>
    isIn(vague)(ways) || places.some(({ title }) => isIn(title)(ways)) ? 1 : 2
  const shared = ({ clause }: Place) =>
    claim.concepts.filter(isIn(clause.words)).reduce((sum, ways) => sum + weightOf(ways), 0) +
    [...claim.measures].filter((measure) => clause.measures.has(measure)).length
  const most = Math.max(...places.map(shared))
  return places.filter(
    (place) => (most > 0 || claim.quantities.length > 0) && shared(place) >= closeTo * most,
  )
}

/** Whether a clause says something that its source only says with a negation. */
const isTurned = (claim: Statement, places: readonly Place[]): boolean =>
  claim.concepts.length > 1 &&
  !claim.isNegated &&
  claim.concepts.some((ways) => {
    const having = places.filter(({ clause }) => isIn(clause.words)(ways))
    return having.length > 0 && having.every(({ clause }) => clause.isNegated)
  })

/** A fragment of a sentence, such as "in adults", says nothing by itself. */
const isWeighty = ({ concepts, measures, quantities }: Statement) =>
  concepts.length + measures.size + quantities.length > 1

/**
 * Whether a source says what a sentence says: the same things, numbers and degrees, and no negation more or less. It must be one source
 * that says all of it, so that nothing is said of one operation that only holds for another.
 */
export function isSaidBy(text: string, source: Source, language: Language): boolean {
  const places = placesIn(source)
  const all = union(places.flatMap(({ clause, title }) => [clause.words, title]))
  const claims = readStatements(text, language).flat()
  const concepts = claims.flatMap((claim) => claim.concepts)
  // A Spanish word that isn't in any list says neither yes nor no.
  const known = concepts.filter((ways) => language === 'en' || isIn(all)(ways) || ways.length > 2)
  const isHedged = claims.some((claim) => claim.isHedged || claim.quantities.length > 0)
  const weighty = claims.filter(isWeighty)
  return (
    known.filter(isIn(all)).length >= sharedFrom[language] * known.length &&
    concepts.every((ways) => !ways.flat().some((stem) => order.includes(stem)) || isIn(all)(ways)) &&
    !claims.some((claim) => isTurned(claim, places)) &&
    (weighty.length > 0 ? weighty : claims).every((claim) =>
      closest(claim, places).some((place) => says(place, claim, isHedged)),
    )
  )
}
