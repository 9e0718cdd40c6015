import { articles } from '@/content/articles'
import { conditionGuides } from '@/content/condition-guides'
import { contactPage } from '@/content/contact-page'
import { home } from '@/content/home'
import { legalPages } from '@/content/legal-pages'
import type { TextPage } from '@/content/page-schema'
import { servicePages } from '@/content/service-pages'
import { servicesPage } from '@/content/services-page'
import { textPages } from '@/content/text-pages'

export type Document = { href: string; page: TextPage }

/** Every page that is read, with its address: what the site's checks, search and feeds go through. */
export const documents: Document[] = [
  ...Object.entries(textPages).map(([href, page]) => ({ href, page })),
  ...servicePages.map((page) => ({ href: `/services/${page.slug}`, page })),
  ...conditionGuides.map((page) => ({ href: `/resources/conditions/${page.slug}`, page })),
  ...articles.map((page) => ({ href: `/blog/${page.slug}`, page })),
  ...Object.entries(legalPages).map(([slug, page]) => ({ href: `/legal/${slug}`, page })),
]

type Listed = { href: string; page: { title: string; description: string } }

/** Every page that search engines list: those that are read, and the three that are more than a text. */
export const listedPages: Listed[] = [
  { href: '/', page: home },
  { href: '/services', page: servicesPage },
  { href: '/contact', page: contactPage },
  ...documents,
]
