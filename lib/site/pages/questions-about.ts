import { answers } from '@/content/generated/en/answers'

/** Facets to show first: what people ask about a problem or treatment beyond what its guide explains. */
const facets = [
  'driving',
  'work',
  'exercise',
  'pain-after',
  'how-many',
  'hurts',
  'diabetes',
  'injections',
  'medicines',
  'outlook',
  'alternatives',
  'found',
  'recovery',
  'works',
  'wait',
  'serious',
  'home',
  'surgery',
]

const mostQuestions = 4

/** Questions the assistant answers about a subject, such as `sciatica`; at most 4, none for an unknown subject. */
export function questionsAbout(subject: string): string[] {
  const own = Object.values(answers).filter((answer) => answer.subject === subject)
  return facets
    .flatMap((facet) => own.filter((answer) => answer.facet === facet))
    .slice(0, mostQuestions)
    .map(({ question }) => question)
}
