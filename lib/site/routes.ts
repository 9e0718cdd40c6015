import { articles } from '@/content/collections/articles'
import { conditionGuides } from '@/content/collections/conditions'
import { procedureGuides } from '@/content/collections/procedures'
import { pageLabels, type PageHref } from '@/content/en/ui/site/page-labels'
import { officePages } from '@/lib/site/pages/office-pages'
import { lastReviewed } from '@/lib/site/pages/last-reviewed'

/** Pages that search engines must not list: visitor settings, form results, search results. */
const unlisted: string[] = ['/toggle', '/contact/result', '/search'] satisfies PageHref[]

export type Route = {
  href: string
  label: string
  inSitemap: boolean
  /** The date of the last review; null for unlisted pages. */
  lastReviewed: string | null
}

const labels: { href: string; label: string }[] = [
  ...(Object.keys(pageLabels) as PageHref[])
    .filter((href) => href !== '/referring-offices' || href in officePages)
    .map((href) => ({ href, label: pageLabels[href] })),
  ...conditionGuides.map(({ slug, name }) => ({ href: `/resources/conditions/${slug}`, label: name })),
  ...procedureGuides.map(({ slug, name }) => ({ href: `/resources/procedures/${slug}`, label: name })),
  ...articles.map(({ slug, heading }) => ({ href: `/blog/${slug}`, label: heading })),
]

/** Every page, once. */
export const routes: Route[] = labels.map((route) => ({
  ...route,
  inSitemap: !unlisted.includes(route.href),
  lastReviewed: lastReviewed(route.href),
}))

/** Whether a path is an ancestor of another, like `/services` of `/services/robotic-surgery`. */
function contains(ancestor: string, href: string): boolean {
  return ancestor === '/' ? href !== '/' : href.startsWith(`${ancestor}/`)
}

/** The ancestors of a path, outermost first, for breadcrumbs. Empty for the home page. */
export function ancestors(href: string): Route[] {
  return routes
    .filter((route) => contains(route.href, href))
    .sort((first, second) => first.href.length - second.href.length)
}

/** The label of a page, or undefined if there is none at this path. */
export function labelOf(href: string): string | undefined {
  return routes.find((route) => route.href === href)?.label
}
