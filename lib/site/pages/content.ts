import { articles } from '@/content/collections/articles'
import { conditionGuides } from '@/content/collections/conditions'
import { contactPage } from '@/content/en/ui/contact/page'
import { home } from '@/content/en/ui/pages/home'
import { legalPages } from '@/content/collections/legal'
import type { TextPage } from '@/content/schemas/page-schema'
import { procedureGuides } from '@/content/collections/procedures'
import { servicePages } from '@/content/collections/services'
import { servicesPage } from '@/content/en/ui/pages/services'
import { textPages } from '@/content/collections/pages'
import { officePages } from '@/lib/site/pages/office-pages'

export type Document = { href: string; page: TextPage }

/** Every text page with its path, for the checks, search and feeds. */
export const documents: Document[] = [
  ...Object.entries(textPages).map(([href, page]) => ({ href, page })),
  ...Object.entries(officePages).map(([href, page]) => ({ href, page })),
  ...servicePages.map((page) => ({ href: `/services/${page.slug}`, page })),
  ...conditionGuides.map((page) => ({ href: `/resources/conditions/${page.slug}`, page })),
  ...procedureGuides.map((page) => ({ href: `/resources/procedures/${page.slug}`, page })),
  ...articles.map((page) => ({ href: `/blog/${page.slug}`, page })),
  ...Object.entries(legalPages).map(([slug, page]) => ({ href: `/legal/${slug}`, page })),
]

type Listed = { href: string; page: { title: string; description: string } }

/** Every page that search engines may list: the text pages, and the three other public pages. */
export const listedPages: Listed[] = [
  { href: '/', page: home },
  { href: '/services', page: servicesPage },
  { href: '/contact', page: contactPage },
  ...documents,
]
