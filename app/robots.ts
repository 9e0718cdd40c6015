import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/absolute-url'

/**
 * Everything may be crawled but the calls. Pages that are not to be listed say `noindex` themselves: a crawler that may
 * not fetch them would never read that. Previews of shared links fetch their pictures from /api/og.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/og'], disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
