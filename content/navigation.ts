import { z } from 'zod'

/** The label of every page, as it reads in menus, breadcrumbs and link lists (spec 2.1 and 2.2). */
export const pageLabels = {
  '/': 'Home',
  '/about': 'About',
  '/biography': 'Biography',
  '/credentials': 'Credentials',
  '/services': 'Services',
  '/services/minimally-invasive-surgery': 'Minimally Invasive Surgery',
  '/services/complex-spine-surgery': 'Complex Spine Surgery',
  '/services/robotic-surgery': 'Robotic Surgery',
  '/services/endoscopic-spine-surgery': 'Endoscopic Spine Surgery',
  '/services/disc-replacement': 'Disc Replacement',
  '/services/non-surgical-treatments': 'Non-Surgical Treatments',
  '/reviews': 'Reviews',
  '/contact': 'Contact',
  '/contact/result': 'Your request',
  '/resources': 'Patient Resources',
  '/resources/conditions': 'Spine Condition Guides',
  '/preoperative-education': 'Pre-Operative Education',
  '/resources/pre-operative': 'Before Surgery',
  '/post-operative-care': 'Post-Operative Care',
  '/resources/recovery': 'Recovery Guide',
  '/resources/appointment-prep': 'Appointment Preparation',
  '/resources/forms': 'Patient Forms',
  '/resources/faq': 'FAQ',
  '/spine-education': 'Spine Education',
  '/spine-anatomy': 'Interactive Spine Anatomy',
  '/video-library': 'Video Library',
  '/blog': 'Articles',
  '/recovery-tracker': 'Recovery Tracker',
  '/legal/privacy-policy': 'Privacy Policy',
  '/legal/notice-of-privacy-practices': 'Notice of Privacy Practices',
  '/legal/terms-of-service': 'Terms of Service',
  '/legal/medical-disclaimer': 'Medical Disclaimer',
  '/legal/accessibility': 'Accessibility',
  '/legal/nondiscrimination': 'Nondiscrimination and Language Help',
  '/legal/good-faith-estimate': 'Good Faith Estimate',
  '/legal/open-payments': 'Open Payments Notice',
  '/legal/medical-board': 'Medical Board Notice',
  '/legal/ai-assistant': 'AI Assistant Notice',
  '/toggle': 'What this site shows you',
  '/search': 'Search',
} as const

export type PageHref = keyof typeof pageLabels

const linkSchema = z.object({
  href: z.string().startsWith('/'),
  label: z.string(),
  /** Asks visitors not known to be local for their location first, and then leads on. */
  needsLocationPrompt: z.boolean().optional(),
})
export type NavLink = z.infer<typeof linkSchema>

/** Spec 3, nav item. */
const navItemSchema = linkSchema.extend({
  isRoute: z.boolean(),
  isDropdown: z.boolean(),
  items: z.array(linkSchema),
})
export type NavItem = z.infer<typeof navItemSchema>

function link(href: PageHref): NavLink {
  return { href, label: pageLabels[href] }
}

function page(href: PageHref) {
  return { ...link(href), isRoute: true, isDropdown: false, items: [] }
}

function dropdown(href: PageHref, items: PageHref[]) {
  return { ...link(href), isRoute: true, isDropdown: true, items: items.map(link) }
}

/** The navigation bar and the drawer, in order (spec 2.2). */
export const navigation: NavItem[] = z
  .array(navItemSchema)
  .parse([
    page('/'),
    page('/about'),
    page('/services'),
    dropdown('/resources', [
      '/resources/conditions',
      '/preoperative-education',
      '/post-operative-care',
      '/resources/recovery',
      '/resources/appointment-prep',
      '/resources/forms',
      '/resources/faq',
    ]),
    dropdown('/spine-education', ['/spine-anatomy', '/video-library', '/blog']),
    page('/reviews'),
    page('/contact'),
  ])

/** The footer's columns (spec 2.4). Quick links lead to the anchors of the home page. */
export const footerColumns: { heading: string; links: NavLink[] }[] = [
  {
    heading: 'Quick Links',
    links: [
      { href: '/#home', label: 'Home' },
      { href: '/#about', label: 'About' },
      { href: '/#services', label: 'Services' },
      { href: '/#resources', label: 'Resources' },
      { href: '/#contact', label: 'Contact', needsLocationPrompt: true },
    ],
  },
  {
    heading: 'Services',
    links: [
      link('/services/minimally-invasive-surgery'),
      link('/services/complex-spine-surgery'),
      link('/services/robotic-surgery'),
      link('/services/endoscopic-spine-surgery'),
      link('/services/disc-replacement'),
      link('/services/non-surgical-treatments'),
    ],
  },
  {
    heading: 'Procedures',
    links: [
      { href: '/services#herniated-disc', label: 'Herniated disc' },
      { href: '/services#spinal-fusion', label: 'Spinal fusion' },
      { href: '/services#robotic-surgery', label: 'Robotic surgery' },
      { href: '/services#scoliosis', label: 'Scoliosis' },
    ],
  },
  {
    heading: 'Resources',
    links: [
      link('/resources'),
      link('/resources/conditions'),
      link('/resources/recovery'),
      link('/resources/appointment-prep'),
      link('/resources/faq'),
      link('/recovery-tracker'),
      link('/blog'),
    ],
  },
  {
    heading: 'Legal',
    links: [
      link('/legal/privacy-policy'),
      link('/legal/notice-of-privacy-practices'),
      link('/legal/terms-of-service'),
      link('/legal/medical-disclaimer'),
      link('/legal/accessibility'),
      link('/legal/nondiscrimination'),
      link('/legal/good-faith-estimate'),
      link('/legal/open-payments'),
      link('/legal/medical-board'),
      link('/legal/ai-assistant'),
    ],
  },
]

export const navigationWords = {
  main: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close',
  viewAll: 'View All',
  skip: 'Skip to the main text',
  breadcrumbs: 'Breadcrumbs',
  footer: 'Site map',
  loadingPage: 'The page is on its way',
  /** The header action button by mode (spec 2.2). */
  action: {
    local: 'Book Appointment',
    remote: 'Learn More',
    unknown: 'Book Appointment',
  },
} as const
