import { articles } from '@/content/collections/articles'
import { contactPage } from '@/content/en/ui/contact/page'
import { home } from '@/content/en/ui/pages/home'
import { legalPages } from '@/content/collections/legal'
import { servicesPage } from '@/content/en/ui/pages/services'
import { documents } from '@/lib/site/pages/content'

/** The latest of some dates; ISO dates sort as text. */
const latest = (days: readonly (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)

const days = new Map<string, string | undefined>([
  ...documents.map(({ href, page }) => [href, page.health?.reviewed ?? page.reviewed] as const),
  ...Object.entries(legalPages).map(([slug, { effective }]) => [`/legal/${slug}`, effective] as const),
  ['/', home.reviewed],
  ['/services', servicesPage.health.reviewed],
  ['/contact', contactPage.reviewed],
])
// The article list changes whenever an article does.
days.set('/blog', latest([days.get('/blog'), ...articles.map(({ health }) => health.reviewed)]))

/**
 * The date (2026-11-20) a page was last reviewed, according to its content, not the build; null if it has
 * none.
 */
export function lastReviewed(href: string): string | null {
  return days.get(href) ?? null
}
