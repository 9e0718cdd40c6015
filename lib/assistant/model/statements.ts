import { emptyWords, hedges, idioms, measures, negation } from '@/content/assistant/checked-words'
import { sameMeaning } from '@/content/assistant/same-meaning'
import { quantitiesIn, unitOf } from '@/lib/assistant/model/quantities'
import type { Language } from '@/lib/assistant/replies/reply'
import { conceptsOf } from '@/lib/search/query/concepts'
import { readQuery } from '@/lib/search/query/query'
import { isStopWord } from '@/lib/search/query/stop-words'
import { foldAccents } from '@/lib/text/language/fold-accents'
import { sentencesOf } from '@/lib/text/language/sentences'
import { wordsOf } from '@/lib/text/language/words'

/** One clause, as far as it can be compared with another, in either language. */
export type Statement = {
  /** What it's about: of each concept, the ways to say it, each a list of stems or meanings. */
  concepts: string[][][]
  /** Every stem and meaning in it. */
  words: ReadonlySet<string>
  /** Two negations cancel each other. */
  isNegated: boolean
  /** How many, how often and so on, as named in content/assistant/checked-words.ts. */
  measures: ReadonlySet<string>
  /** Numbers with their units: `4 week`, `24 share` for 24 of 100, `7 ` without one. */
  quantities: readonly string[]
  isHedged: boolean
}

const whole = (pattern: string) => new RegExp(`(?<![\\w'])(?:${pattern})(?![\\w'])`, 'g')
const inBoth = <T>(make: (language: Language) => T) => ({ en: make('en'), es: make('es') })

const negations = inBoth((language) => whole(negation[language]))
const hedging = inBoth((language) => whole(hedges[language]))
const aboutSo = { en: 'about', es: 'unos' }
const idiom = inBoth((language) => whole(idioms[language]))
const measured = inBoth((language) =>
  Object.entries(measures).map(([name, words]) => [name, whole(words[language])] as const),
)
/** "Between 2 and 6" stays together. */
const clauseEnd =
  /[,;!?()–—]+|\.(?=\s|$)|\b(?:and|y)\b(?! (?:\d|two|three|dos|tres|day|el dia))|\b(?=(?:or|o) (?!\d|two|three|dos|tres|day|el dia))|\b(?:but|because|so|although|though|unless|para(?= no\b)|pero|porque|aunque|asi que)\b/

/** Lower case, without accents, with straight apostrophes. */
export const plain = (text: string): string =>
  foldAccents(text).replaceAll(/[’‘´]/g, "'").replaceAll(/\s+/g, ' ').trim()

const empty = new Set(wordsOf(emptyWords))

const cognateLetters = 5

/** Words for the same thing in both languages, under the first English one. */
const meaningsByStem = new Map<string, string[]>()
const meaningsByRoot: [root: string, meaning: string][] = []
for (const entry of sameMeaning.split(';')) {
  const [english = '', roots = ''] = entry.split(':')
  const [meaning = '', ...others] = wordsOf(english)
  for (const stem of [meaning, ...others])
    meaningsByStem.set(stem, [...(meaningsByStem.get(stem) ?? []), `=${meaning}`])
  for (const root of roots.trim().split(' ')) meaningsByRoot.push([root, `=${meaning}`])
}
const meaningsOf = (stem: string, language: Language): string[] => [
  ...(language === 'en'
    ? (meaningsByStem.get(stem) ?? [])
    : meaningsByRoot.filter(([root]) => stem.startsWith(root)).map(([, meaning]) => meaning)),
  // Many words are alike in both: protein, proteína.
  ...(stem.length >= cognateLetters ? [`~${stem.slice(0, cognateLetters)}`] : []),
]

/** What a clause without its numbers and measures is about. */
function conceptsIn(text: string, language: Language): string[][][] {
  const found =
    language === 'es'
      ? conceptsOf(readQuery(text)).map((concept) => [...concept])
      : wordsOf(text)
          .filter((stem) => !isStopWord(stem))
          .map((stem) => [[stem]])
  return found
    .filter((ways) => !ways.flat().some((stem) => /^\d+$/.test(stem) || empty.has(stem) || unitOf(stem)))
    .map((ways) => [
      ...ways,
      ...ways
        .filter((stems) => stems.length === 1)
        .flat()
        .flatMap((stem) => meaningsOf(stem, language).map((one) => [one])),
    ])
}

function readClause(clause: string, language: Language): Statement {
  // A second negation in Spanish only repeats the first.
  const text = clause.replace(/\b(no|sin)\b(.*?)\b(?:nunca|nadie|nada|ni|ningun[oa]?|tampoco)\b/g, '$1$2')
  const found = measured[language].filter(([, words]) => text.search(words) >= 0)
  const rest = [...found.map(([, words]) => words), negations[language]].reduce(
    (left, words) => left.replace(words, ' '),
    text,
  )
  const concepts = conceptsIn(rest, language)
  const stems = wordsOf(text)
  return {
    concepts,
    words: new Set([...stems, ...stems.flatMap((stem) => meaningsOf(stem, language)), ...concepts.flat(2)]),
    isNegated: [...text.matchAll(negations[language])].length % 2 === 1,
    measures: new Set(found.map(([name]) => name)),
    quantities: quantitiesIn(text),
    isHedged: text.search(hedging[language]) >= 0,
  }
}

/** The clauses of a sentence. What follows an "or" shares the negation before it. */
function readClauses(sentence: string, language: Language): Statement[] {
  const found: Statement[] = []
  for (const clause of sentence.split(clauseEnd).filter((part) => /\w/.test(part))) {
    const read = readClause(clause, language)
    const goesOn = /^\s*(?:or|o|ni)\b/.test(clause) && found.at(-1)?.isNegated === true
    found.push(goesOn ? { ...read, isNegated: true } : read)
  }
  return found
}

/** The clauses of each sentence of a text. */
export const readStatements = (text: string, language: Language): Statement[][] =>
  text
    .split('\n')
    .flatMap(sentencesOf)
    .map((sentence) => readClauses(plain(sentence).replace(idiom[language], aboutSo[language]), language))
