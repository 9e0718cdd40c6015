import { faqGroups } from '@/content/collections/faq'
import type { TextPage } from '@/content/schemas/page-schema'
import { documents } from '@/lib/site/pages/content'

/** Everything compiled from content/en, by the path of its page; FAQ groups by their anchor. */
export const readPages: { href: string; page: Partial<TextPage> & { isMandatedWording?: boolean } }[] = [
  ...documents,
  ...faqGroups.map((group) => ({
    href: `/resources/faq#${group.id}`,
    page: {
      sections: group.questions.map(({ id, question, answer }) => ({ id, heading: question, body: answer })),
    },
  })),
]
