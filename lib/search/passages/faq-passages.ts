import { faqGroups } from '@/content/collections/faq'
import { pages } from '@/content/generated/en/pages'
import { answerModes, sectionWords } from '@/content/search/page-words'
import { quotableText } from '@/lib/search/passages/passage-text'
import type { Passage } from '@/lib/search/passages/passage'

/** The FAQ answers, each at its own URL. */
export const faqPassages: Passage[] = faqGroups.flatMap((group) =>
  group.questions.map(({ id, question, answer }) => ({
    href: `/resources/faq#${id}`,
    pageTitle: pages.faq.title,
    heading: question,
    text: answer.map(quotableText).join('\n'),
    words: [group.heading, sectionWords[`/resources/faq#${id}`] ?? ''].join(' '),
    ...(answerModes[id] && { modes: answerModes[id] }),
    weight: 1,
  })),
)
