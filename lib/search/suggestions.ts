import { conditionGuides } from '@/content/condition-guides'
import { faqGroups } from '@/content/faq-groups'
import { plainWords, spanishWords } from '@/content/search-synonyms'
import { documents } from '@/lib/content'

/** Short words and parts of a phrase would only fill the list: who types them knows what to go on with. */
const minLetters = 6

const isQuiet = (href: string) => href.startsWith('/legal/')

/** What a search box suggests while one types: names of pages and conditions, questions, and other words for them. */
export const suggestions: string[] = [
  ...new Set([
    ...conditionGuides.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]),
    ...documents.filter(({ href }) => !isQuiet(href)).map(({ page }) => page.heading),
    ...faqGroups.flatMap(({ questions }) => questions.map(({ question }) => question)),
    ...Object.keys(plainWords).filter((phrase) => phrase.length >= minLetters),
    ...Object.keys(spanishWords).filter((phrase) => phrase.length >= minLetters),
  ]),
]
