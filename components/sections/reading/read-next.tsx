import { LinkList } from './link-list'
import type { Link } from '@/content/schemas/page-schema'
import { readingWords } from '@/content/en/ui/site/reading'

/** Further reading at the end of a page. */
export const ReadNext = ({ links }: { links: readonly Link[] }) => (
  <LinkList id="read-next" heading={readingWords.related} links={links} />
)
