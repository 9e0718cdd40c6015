import { glanceWords } from '@/content/en/ui/pages/at-a-glance'
import { servicePages } from '@/content/collections/services'
import { servicesPage } from '@/content/en/ui/pages/services'
import { catalogEntries, factsOf } from '@/lib/site/pages/catalog-entries'
import { quotableText } from '@/lib/search/passages/passage-text'
import type { Passage } from '@/lib/search/passages/passage'

const overview: Passage = {
  href: '/services',
  pageTitle: servicesPage.title,
  heading: servicesPage.heading,
  text: [servicesPage.lead, servicesPage.approach.text].map(quotableText).join('\n'),
  names: catalogEntries.map(({ title }) => title).join(' '),
  // The overview names every treatment, so it ranks below the treatments' own pages.
  weight: 0.8,
}

const glances = () =>
  catalogEntries.map((entry): Passage => {
    const page = entry.link.split('#')[0]!
    return {
      href: `${page}#at-a-glance`,
      pageTitle: servicePages.find(({ slug }) => page === `/services/${slug}`)?.title ?? servicesPage.title,
      heading: `${entry.title}: ${glanceWords.heading.toLowerCase()}`,
      text: [entry.details, ...factsOf(entry).map((fact) => fact.join(': '))].map(quotableText).join('\n'),
      weight: 0.85,
    }
  })

/** The overview of services, and each treatment's "at a glance" facts. */
export const treatmentPassages = (): Passage[] => [overview, ...glances()]
