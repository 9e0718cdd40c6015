import { isReplyLink, replyLinks } from '@/content/assistant/replies'
import { faqGroups } from '@/content/collections/faq'
import type { TextPage } from '@/content/schemas/page-schema'
import type { Language } from '@/lib/assistant/replies/reply'
import { documents } from '@/lib/site/pages/content'
import { labelOf } from '@/lib/site/routes'

/** A heading such as "Recovery guide: what to expect as you heal" up to its colon. */
const shortHeading = ({ heading }: TextPage) => heading.split(':')[0]

const titles = new Map<string, string>([
  ...documents.flatMap(({ href, page }) => [
    [href, page.title] as const,
    ...page.sections.map(
      ({ id, heading }) => [`${href}#${id}`, `${shortHeading(page)}: ${heading}`] as const,
    ),
  ]),
  ...faqGroups.flatMap(({ questions }) =>
    questions.map(({ anchor, answer }) => [`/resources/faq#${anchor}`, answer.question] as const),
  ),
])

/** The label of a link below an answer: Spanish where there is one, otherwise the page and its section. */
export function linkTitle(href: string, language: Language): string {
  if (language === 'es' && isReplyLink(href)) return replyLinks[href].es
  const page = href.split('#')[0]!
  return titles.get(href) ?? titles.get(page) ?? labelOf(page) ?? href
}
