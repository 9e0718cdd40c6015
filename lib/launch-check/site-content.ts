import { claims, type Claim } from '@/content/claims'
import { faqGroups } from '@/content/collections/faq'
import { practice } from '@/content/practice'
import { servicesPage } from '@/content/en/ui/pages/services'
import { stories, testimonials } from '@/content/stories'
import { documents } from '@/lib/site/pages/content'
import { textsOf } from '@/lib/text/plain-text'

/** A page as the launch check sees it. */
export type CheckedPage = {
  /** Its source file. */
  file: string
  texts: string[]
  sections: string[]
  /** The date of its last review, for health pages. */
  reviewed?: string
}

/** The source file of the page at a path. */
function fileOf(href: string): string {
  const parts = href.split('/').slice(1)
  const name = parts.at(-1)
  const folders = {
    blog: 'articles',
    services: 'services',
    'resources/conditions': 'conditions',
    'resources/procedures': 'procedures',
    legal: 'legal',
  }
  const folder = (folders as Record<string, string>)[parts.slice(0, -1).join('/')] ?? 'pages'
  return `content/en/${folder}/${name}.md`
}

const pages: CheckedPage[] = [
  ...documents.map(({ href, page }) => ({
    file: fileOf(href),
    texts: textsOf(page),
    sections: page.sections.map(({ id }) => id),
    ...(page.health && { reviewed: page.health.reviewed }),
  })),
  {
    file: 'content/en/ui/pages/services.ts',
    texts: textsOf(servicesPage),
    sections: [],
    reviewed: servicesPage.health.reviewed,
  },
  ...faqGroups.map((group) => ({
    file: `content/en/faq/${group.id}.md`,
    texts: textsOf(group),
    sections: [],
  })),
]

/** All content that the launch check reads. */
export const siteContent = { practice, claims, stories, testimonials, pages }

export type SiteContent = Omit<typeof siteContent, 'claims'> & { claims: Record<string, Claim> }
