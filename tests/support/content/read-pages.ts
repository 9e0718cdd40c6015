import { faqGroups } from '@/content/collections/faq'
import type { TextPage } from '@/content/schemas/page-schema'
import { documents } from '@/lib/site/pages/content'

/** The FAQ doesn't show an answer's footnotes; content/checks/answers.test.ts checks them. */
const withoutFootnotes = (text: string) => text.replaceAll(/\[\^[\w-]+\]/g, '')

/** Everything compiled from content/en, by the path of its page; FAQ groups by their anchor. */
export const readPages: { href: string; page: Partial<TextPage> & { isMandatedWording?: boolean } }[] = [
  ...documents,
  ...faqGroups.map((group) => ({
    href: `/resources/faq#${group.id}`,
    page: {
      sections: group.questions.map(({ anchor, answer }) => ({
        id: anchor,
        heading: answer.question,
        body: answer.text.map(withoutFootnotes),
      })),
    },
  })),
]
