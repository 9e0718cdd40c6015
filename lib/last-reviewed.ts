import { articles } from '@/content/articles'
import { contactPage } from '@/content/contact-page'
import { home } from '@/content/home'
import { legalPages } from '@/content/legal-pages'
import { servicesPage } from '@/content/services-page'
import { documents } from '@/lib/content'

/** The latest of some calendar days: as text they stand in the order of time. */
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
// The list changes with what it lists.
days.set('/blog', latest([days.get('/blog'), ...articles.map(({ health }) => health.reviewed)]))

/**
 * The calendar day (2026-11-20) when a page was last read through, as its content says, never when it was built; null
 * for a page that says nothing of it.
 */
export function lastReviewed(href: string): string | null {
  return days.get(href) ?? null
}
