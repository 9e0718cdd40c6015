import { claims, type Claim } from '@/content/claims'
import { answers } from '@/content/generated/en/answers'
import { signOff } from '@/content/generated/sign-off/signed'
import { practice } from '@/content/practice'
import { servicesPage } from '@/content/en/ui/pages/services'
import type { Section } from '@/content/schemas/section-schema'
import { stories, testimonials } from '@/content/stories'
import { documents } from '@/lib/site/pages/content'
import { plainText, textsOf } from '@/lib/text/plain-text'

/** A page as the launch check sees it. */
export type CheckedPage = {
  /** Its source file. */
  file: string
  texts: string[]
  /** What its section `still-missing` lists, or that section's heading. */
  missing: string[]
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

function missingFrom(sections: readonly Section[]): string[] {
  const section = sections.find(({ id }) => id === 'still-missing')
  if (!section) return []
  const listed = section.body.flatMap((block) =>
    typeof block === 'object' && 'list' in block ? block.list.map(plainText) : [],
  )
  return listed.length > 0 ? listed : [section.heading]
}

const pages: CheckedPage[] = [
  ...documents.map(({ href, page }) => ({
    file: fileOf(href),
    texts: textsOf(page),
    missing: missingFrom(page.sections),
    ...(page.health && { reviewed: page.health.reviewed }),
  })),
  {
    file: 'content/en/ui/pages/services.ts',
    texts: textsOf(servicesPage),
    missing: [],
    reviewed: servicesPage.health.reviewed,
  },
  ...Object.values(answers).map(({ id, text }) => ({
    file: `content/en/answers/${id}.md`,
    texts: text.map(plainText),
    missing: [],
  })),
]

/** All content that the launch check reads. */
export const siteContent = { practice, signOff, claims, stories, testimonials, pages }

export type SiteContent = Omit<typeof siteContent, 'claims'> & { claims: Record<string, Claim> }
