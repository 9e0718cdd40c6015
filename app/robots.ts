import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/site/absolute-url'

/**
 * Everything except the API may be crawled. Unlisted pages carry `noindex` themselves, which a crawler can
 * only see if it may fetch them. Link previews fetch their images from /api/og.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/og'], disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
