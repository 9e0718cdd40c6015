import { articles } from '@/content/articles'
import { conditionGuides } from '@/content/condition-guides'
import { legalPages } from '@/content/legal-pages'
import type { TextPage } from '@/content/page-schema'
import { servicePages } from '@/content/service-pages'
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
