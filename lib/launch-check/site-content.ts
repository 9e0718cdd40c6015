import { claims } from '@/content/generated/practice/claims'
import type { Claim } from '@/content/schemas/practice-schema'
import { answers } from '@/content/generated/en/answers'
import { signOff } from '@/content/generated/sign-off/signed'
import { insurance } from '@/content/generated/practice/insurance'
import { office } from '@/content/generated/practice/office'
import { practice } from '@/content/generated/practice/practice'
import { servicesPage } from '@/content/en/ui/pages/services'
import { stillMissing } from '@/content/still-missing'
import { stories, testimonials } from '@/content/generated/practice/stories'
import { documents } from '@/lib/site/pages/content'
import { officePages } from '@/lib/site/pages/office-pages'
import { plainText, textsOf } from '@/lib/text/plain-text'

/** A page as the launch check sees it. */
export type CheckedPage = {
  /** Its source file. */
  file: string
  texts: string[]
  /** The date of its last review, for health pages. */
  reviewed?: string
}

/** The source file of the page at a path. */
function fileOf(href: string): string {
  if (href in officePages) return 'content/en/ui/pages/office-pages.ts'
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
    ...(page.health && { reviewed: page.health.reviewed }),
  })),
  {
    file: 'content/en/ui/pages/services.ts',
    texts: textsOf(servicesPage),
    reviewed: servicesPage.health.reviewed,
  },
  ...Object.values(answers).map(({ id, text }) => ({
    file: `content/en/answers/${id}.md`,
    texts: text.map(plainText),
  })),
]

/** All content that the launch check reads. */
export const siteContent = {
  practice,
  office,
  insurance,
  signOff,
  claims,
  stories,
  testimonials,
  pages,
  stillMissing,
}

export type SiteContent = Omit<typeof siteContent, 'claims'> & { claims: Record<string, Claim> }
