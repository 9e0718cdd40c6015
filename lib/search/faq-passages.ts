import { faqGroups } from '@/content/faq-groups'
import { faq } from '@/content/pages/faq'
import { answerModes, sectionWords } from '@/content/search-page-words'
import { quotableText } from '@/lib/search/passage-text'
import type { Passage } from '@/lib/search/passage'

/** The answers to frequent questions, each at its own address. */
export const faqPassages: Passage[] = faqGroups.flatMap((group) =>
  group.questions.map(({ id, question, answer }) => ({
    href: `/resources/faq#${id}`,
    pageTitle: faq.title,
    heading: question,
    text: answer.map(quotableText).join('\n'),
    words: [group.heading, sectionWords[`/resources/faq#${id}`] ?? ''].join(' '),
    ...(answerModes[id] && { modes: answerModes[id] }),
    weight: 1,
  })),
)
