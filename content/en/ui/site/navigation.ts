import { z } from 'zod'
import { pageLabels, type PageHref } from '@/content/en/ui/site/page-labels'

const linkSchema = z.object({
  href: z.string().startsWith('/'),
  label: z.string(),
  /** Asks visitors not known to be local for their location before continuing. */
  needsLocationPrompt: z.boolean().optional(),
})
export type NavLink = z.infer<typeof linkSchema>

/** An entry of the navigation bar. `items` are the links of its dropdown. */
const navItemSchema = linkSchema.extend({
  isRoute: z.boolean(),
  isDropdown: z.boolean(),
  items: z.array(linkSchema),
})
export type NavItem = z.infer<typeof navItemSchema>

/** A link to a page, under its name. */
export function link(href: PageHref): NavLink {
  return { href, label: pageLabels[href] }
}

function page(href: PageHref) {
  return { ...link(href), isRoute: true, isDropdown: false, items: [] }
}

function dropdown(href: PageHref, items: PageHref[]) {
  return { ...link(href), isRoute: true, isDropdown: true, items: items.map(link) }
}

/** The navigation bar and the drawer, in order. */
export const navigation: NavItem[] = z
  .array(navItemSchema)
  .parse([
    page('/'),
    page('/about'),
    page('/services'),
    dropdown('/resources', [
      '/resources/conditions',
      '/resources/procedures',
      '/preoperative-education',
      '/post-operative-care',
      '/resources/recovery',
      '/recovery-tracker',
      '/resources/appointment-prep',
      '/resources/forms',
      '/resources/faq',
    ]),
    dropdown('/spine-education', ['/spine-anatomy', '/video-library', '/blog']),
    page('/reviews'),
    page('/contact'),
  ])

export const navigationWords = {
  main: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close',
  viewAll: 'View All',
  skip: 'Skip to main content',
  breadcrumbs: 'Breadcrumbs',
  footer: 'Site map',
  /** The header's action button, by mode. */
  action: {
    local: 'Book Appointment',
    remote: 'Learn More',
    unknown: 'Book Appointment',
  },
  /** Follows it, unseen, where it doesn't say where it leads. */
  actionTopic: { local: '', remote: ' about finding spine care', unknown: '' },
} as const
