import { FaqGroupView } from './faq-group'
import { TextFilter } from '@/components/sections/text-filter'
import { Link } from '@/components/site/navigation/link'
import { faqGroups } from '@/content/collections/faq'
import { faqWords } from '@/content/en/ui/pages/faq'
import { helpWords } from '@/content/en/ui/site/help'
import { partReference } from '@/lib/site/structured-data/addresses'

const count = faqGroups.flatMap(({ questions }) => questions).length

/**
 * The filter, the groups and the questions. The answers are marked up as structured data in place: a copy of
 * them in JSON-LD would add two thirds to the page's size.
 */
export function Questions() {
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 py-8 lg:grid-cols-[17rem_minmax(0,42rem)]">
      <div className="space-y-4 self-start desktop:lg:sticky desktop:lg:top-8">
        <p>
          <strong>{faqWords.emergency}</strong>{' '}
          <Link href={helpWords.lineLink.href} className="link">
            {faqWords.emergencyLink}
          </Link>
        </p>
        <TextFilter count={count} words={faqWords.filter} />
        <nav aria-label={faqWords.groups} data-filter-links="" className="print:hidden">
          <ul className="flex flex-wrap gap-2 lg:block">
            {faqGroups.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-12 items-center link max-lg:rounded-full max-lg:border max-lg:border-field-line max-lg:px-4 max-lg:leading-tight max-lg:no-underline"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div
        itemScope
        itemType="https://schema.org/FAQPage"
        itemID={partReference('/resources/faq', 'page')['@id']}
        className="space-y-10"
      >
        {faqGroups.map((group) => (
          <FaqGroupView key={group.id} group={group} />
        ))}
      </div>
    </div>
  )
}
