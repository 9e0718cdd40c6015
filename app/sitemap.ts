import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { routes } from '@/lib/site/routes'

export default function sitemap(): MetadataRoute.Sitemap {
  return routes
    .filter(({ inSitemap }) => inSitemap)
    .map(({ href, lastReviewed }) => ({
      url: absoluteUrl(href),
      ...(lastReviewed && { lastModified: lastReviewed }),
    }))
}
