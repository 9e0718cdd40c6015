import { requiredRoutes } from './content/required-routes'
import { documents } from '@/lib/site/pages/content'

/** Every page's URL: the required ones, the search page, and all guides, articles and notices. */
export const routes = [
  ...new Set<string>([...requiredRoutes, '/search', ...documents.map(({ href }) => href)]),
]

export const modes = ['local', 'remote', 'unknown'] as const

/** One URL per template, each with distinctive content. */
export const templates = [
  '/',
  '/about',
  '/services',
  '/services/disc-replacement',
  '/contact',
  '/getting-here',
  '/reviews',
  '/blog',
  '/blog/getting-your-home-ready-for-surgery',
  '/resources/faq',
  '/resources/conditions',
  '/resources/conditions/herniated-disc',
  '/resources/recovery',
  '/resources/appointment-prep',
  '/resources/forms',
  '/spine-anatomy',
  '/recovery-tracker',
  '/video-library',
  '/legal/nondiscrimination',
  '/toggle',
] as const
