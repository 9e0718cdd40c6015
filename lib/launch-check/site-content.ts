import { claims, type Claim } from '@/content/claims'
import { faqGroups } from '@/content/faq-groups'
import { practice } from '@/content/practice'
import { servicesPage } from '@/content/services-page'
import { stories, testimonials } from '@/content/stories'
import { documents } from '@/lib/content'
import { textsOf } from '@/lib/plain-text'

/** A page as the check reads it. */
export type CheckedPage = {
  /** Where it is kept. */
  file: string
  texts: string[]
  /** The ids of its sections. */
  sections: string[]
  /** The day of its last review, for a page of health. */
  reviewed?: string
}

/** The file that holds the page of an address. */
function fileOf(href: string): string {
  const parts = href.split('/').slice(1)
  const name = parts.at(-1)
  const folders = {
    blog: 'articles',
    services: 'services',
    'resources/conditions': 'conditions',
    legal: 'legal',
  }
  const folder = (folders as Record<string, string>)[parts.slice(0, -1).join('/')] ?? 'pages'
  return `content/${folder}/${name}.ts`
}

const pages: CheckedPage[] = [
  ...documents.map(({ href, page }) => ({
    file: fileOf(href),
    texts: textsOf(page),
    sections: page.sections.map(({ id }) => id),
    ...(page.health && { reviewed: page.health.reviewed }),
  })),
  {
    file: 'content/services-page.ts',
    texts: textsOf(servicesPage),
    sections: [],
    reviewed: servicesPage.health.reviewed,
  },
  ...faqGroups.map((group) => ({
    file: `content/faq/${group.id}.ts`,
    texts: textsOf(group),
    sections: [],
  })),
]

/** What the site says: all of the content that the launch check looks at. */
export const siteContent = { practice, claims, stories, testimonials, pages }

export type SiteContent = Omit<typeof siteContent, 'claims'> & { claims: Record<string, Claim> }
