import { specRoutes } from '../spec-routes'
import { documents } from '@/lib/content'

/** Every address of spec 2.1, with the search and the guides, articles and notices that are there. */
export const routes = [...new Set<string>([...specRoutes, '/search', ...documents.map(({ href }) => href)])]

export const modes = ['local', 'remote', 'unknown'] as const

/** One address for each template, and each with something of its own to show. */
export const templates = [
  '/',
  '/about',
  '/services',
  '/services/disc-replacement',
  '/contact',
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
