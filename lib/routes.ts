import { articles } from '@/content/articles'
import { conditionGuides } from '@/content/condition-guides'
import { pageLabels, type PageHref } from '@/content/navigation'
import { lastReviewed } from '@/lib/last-reviewed'

/** Pages that search engines must not list: a visitor's own settings, the answer to a form, what was searched for. */
const unlisted: string[] = ['/toggle', '/contact/result', '/search'] satisfies PageHref[]

export type Route = {
  href: string
  label: string
  inSitemap: boolean
  /** The calendar day when it was last read through; null for pages that are not listed. */
  lastReviewed: string | null
}

const labels: { href: string; label: string }[] = [
  ...(Object.keys(pageLabels) as PageHref[]).map((href) => ({ href, label: pageLabels[href] })),
  ...conditionGuides.map(({ slug, name }) => ({ href: `/resources/conditions/${slug}`, label: name })),
  ...articles.map(({ slug, heading }) => ({ href: `/blog/${slug}`, label: heading })),
]

/** Every page's address, once (spec 2.1). */
export const routes: Route[] = labels.map((route) => ({
  ...route,
  inSitemap: !unlisted.includes(route.href),
  lastReviewed: lastReviewed(route.href),
}))

/** Whether an address is an ancestor of another: `/services` of `/services/robotic-surgery`. */
function contains(ancestor: string, href: string): boolean {
  return ancestor === '/' ? href !== '/' : href.startsWith(`${ancestor}/`)
}

/** The pages above an address, outermost first, for breadcrumbs. Empty for the home page. */
export function ancestors(href: string): Route[] {
  return routes
    .filter((route) => contains(route.href, href))
    .sort((first, second) => first.href.length - second.href.length)
}

/** The label of a page, or undefined for an address that is none. */
export function labelOf(href: string): string | undefined {
  return routes.find((route) => route.href === href)?.label
}
