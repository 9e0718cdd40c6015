import type { Metadata } from 'next'
import { pages } from '@/content/generated/en/pages'
import { practice } from '@/content/generated/practice/practice'
import { env } from '@/lib/platform/env'
import { isPublicSite } from '@/lib/platform/site-url'
import { defaultLocale, languageAlternates } from '@/lib/site/locales'
import { ogPicture } from '@/lib/site/og/picture-url'
import { pageTitle } from '@/lib/site/page-title'
import { routes } from '@/lib/site/routes'

type Page = {
  title: string
  description: string
  /** An article's publication date. */
  published?: string
  health?: { reviewed: string } | undefined
}

/** Generated from public/icon.svg by `npm run icons`. The manifest lists the larger ones. */
export const icons = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32' },
    { url: '/icon.svg', type: 'image/svg+xml' },
  ],
  apple: '/apple-touch-icon.png',
} satisfies Metadata['icons']

/** Feed links, for the head of /blog and every article. */
const feeds = {
  'application/rss+xml': [{ url: '/feed.xml', title: pages.blog.heading }],
  'application/feed+json': [{ url: '/feed.json', title: pages.blog.heading }],
}

const isBlog = (path: string) => path === '/blog' || path.startsWith('/blog/')

const isUnlisted = (path: string) => routes.some(({ href, inSitemap }) => href === path && !inSitemap)

/** A demonstration must not be found instead of a practice. */
const isPublicSample = () => practice.sample && isPublicSite(env().SITE_URL)

/** Open Graph data for shared links. Articles include their publication and review dates. */
function openGraph(path: string, { title, description, published, health }: Page): Metadata['openGraph'] {
  const common = {
    title,
    description,
    url: path,
    siteName: practice.name,
    images: [ogPicture(path)],
    locale: defaultLocale.tag.replace('-', '_'),
  }
  if (!published) return { ...common, type: 'website' }
  return {
    ...common,
    type: 'article',
    publishedTime: published,
    modifiedTime: health?.reviewed ?? published,
  }
}

/**
 * A page's metadata. `path` is the public path, so the canonical URL never contains a variant. Pages missing
 * from the sitemap (lib/site/routes.ts) are marked noindex, and so is every page of a public demonstration.
 */
export function pageMetadata(path: string, page: Page): Metadata {
  return {
    metadataBase: new URL(env().SITE_URL),
    title: pageTitle(page.title),
    description: page.description,
    alternates: {
      canonical: path,
      languages: languageAlternates(path),
      ...(isBlog(path) && { types: feeds }),
    },
    openGraph: openGraph(path, page),
    twitter: { card: 'summary_large_image' },
    icons,
    ...(practice.searchConsole !== null && { verification: { google: practice.searchConsole } }),
    ...((isUnlisted(path) || isPublicSample()) && { robots: 'noindex' }),
  }
}
