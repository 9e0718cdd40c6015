import { faqGroups } from '@/content/collections/faq'
import { pages } from '@/content/generated/en/pages'
import { answerModes, sectionWords } from '@/content/search/page-words'
import { quotableText } from '@/lib/search/passages/passage-text'
import type { Passage } from '@/lib/search/passages/passage'

/** The FAQ answers, each at its own URL. */
export const faqPassages = (): Passage[] =>
  faqGroups.flatMap((group) =>
    group.questions.map(({ anchor, answer }) => ({
      href: `/resources/faq#${anchor}`,
      pageTitle: pages.faq.title,
      heading: answer.question,
      text: answer.text.map(quotableText).join('\n'),
      words: [group.heading, sectionWords[`/resources/faq#${anchor}`] ?? ''].join(' '),
      ...(answerModes[anchor] && { modes: answerModes[anchor] }),
      weight: 1,
    })),
  )
