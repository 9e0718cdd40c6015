import { LinkList } from './link-list'
import { readingWords } from '@/content/en/ui/site/reading'

/** Questions whose answers the search page shows above its results. */
export function PeopleAlsoAsk({ questions }: { questions: readonly string[] }) {
  const links = questions.map((question) => ({
    href: `/search?q=${encodeURIComponent(question)}`,
    label: question,
  }))
  return <LinkList id="people-also-ask" heading={readingWords.alsoAsked} links={links} rel="nofollow" />
}
