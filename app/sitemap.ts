import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/absolute-url'
import { routes } from '@/lib/routes'

export default function sitemap(): MetadataRoute.Sitemap {
  return routes
    .filter(({ inSitemap }) => inSitemap)
    .map(({ href, lastReviewed }) => ({
      url: absoluteUrl(href),
      ...(lastReviewed && { lastModified: lastReviewed }),
    }))
}
