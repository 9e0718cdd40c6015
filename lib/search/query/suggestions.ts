import { conditionGuides } from '@/content/collections/conditions'
import { faqGroups } from '@/content/collections/faq'
import { pages } from '@/content/generated/en/pages'
import { plainWords, spanishWords } from '@/content/search/synonyms'
import { documents } from '@/lib/site/pages/content'

/** Omits shorter synonyms, which would only clutter the list. */
const minLetters = 6

const isQuiet = (href: string) => href.startsWith('/legal/')

/** Autocomplete suggestions: names of pages and conditions, medical words, questions, and synonyms. */
export const suggestions: string[] = [
  ...new Set([
    ...conditionGuides.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]),
    ...documents.filter(({ href }) => !isQuiet(href)).map(({ page }) => page.heading),
    ...pages.glossary.sections.map(({ heading }) => heading),
    ...faqGroups.flatMap(({ questions }) => questions.map(({ answer }) => answer.question)),
    ...Object.keys(plainWords).filter((phrase) => phrase.length >= minLetters),
    ...Object.keys(spanishWords).filter((phrase) => phrase.length >= minLetters),
  ]),
]
