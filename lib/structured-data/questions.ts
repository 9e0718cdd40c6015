import type { QuestionLeaf } from 'schema-dts'
import { faqGroups } from '@/content/faq-groups'
import type { Mode } from '@/lib/variant'
import { shownText } from '@/lib/structured-data/shown-text'

/** The questions of /resources/faq with their answers, as the page shows them in a mode. */
export function questions(mode: Mode): QuestionLeaf[] {
  return faqGroups
    .flatMap((group) => group.questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer.map((paragraph) => shownText(paragraph, mode)).join('\n'),
      },
    }))
}
