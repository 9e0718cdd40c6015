import { glanceWords } from '@/content/glance-words'
import { servicePages } from '@/content/service-pages'
import { servicesPage } from '@/content/services-page'
import { catalogueEntries, factsOf } from '@/lib/catalogue-entries'
import { quotableText } from '@/lib/search/passage-text'
import type { Passage } from '@/lib/search/passage'

const overview: Passage = {
  href: '/services',
  pageTitle: servicesPage.title,
  heading: servicesPage.heading,
  text: [servicesPage.lead, servicesPage.approach.text].map(quotableText).join('\n'),
  names: catalogueEntries.map(({ title }) => title).join(' '),
  // It names them all: what is asked of one has its answer on that one's page.
  weight: 0.8,
}

const glances = catalogueEntries.map((entry): Passage => {
  const page = entry.link.split('#')[0]!
  return {
    href: `${page}#at-a-glance`,
    pageTitle: servicePages.find(({ slug }) => page === `/services/${slug}`)?.title ?? servicesPage.title,
    heading: `${entry.title}: ${glanceWords.heading.toLowerCase()}`,
    text: [entry.details, ...factsOf(entry).map((fact) => fact.join(': '))].map(quotableText).join('\n'),
    weight: 0.85,
  }
})

/** The overview of the services, and each treatment's facts as its page shows them at a glance (spec 3). */
export const treatmentPassages: Passage[] = [overview, ...glances]
