import type { Metadata } from 'next'
import { blog } from '@/content/pages/blog'
import { practice } from '@/content/practice'
import { env } from '@/lib/env'
import { defaultLocale, languageAlternates } from '@/lib/locales'
import { ogPicture } from '@/lib/og/picture-url'
import { pageTitle } from '@/lib/page-title'
import { routes } from '@/lib/routes'

type Page = {
  title: string
  description: string
  /** The calendar day of an article's first appearance. */
  published?: string
  health?: { reviewed: string } | undefined
}

/** Made from public/icon.svg by `npm run icons`. The manifest lists the larger ones. */
export const icons = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32' },
    { url: '/icon.svg', type: 'image/svg+xml' },
  ],
  apple: '/apple-touch-icon.png',
} satisfies Metadata['icons']

/** Where readers of feeds look for them: in the head of /blog and of every article. */
const feeds = {
  'application/rss+xml': [{ url: '/feed.xml', title: blog.heading }],
  'application/feed+json': [{ url: '/feed.json', title: blog.heading }],
}

const isBlog = (path: string) => path === '/blog' || path.startsWith('/blog/')

const isUnlisted = (path: string) => routes.some(({ href, inSitemap }) => href === path && !inSitemap)

/** What a shared link shows. An article says when it appeared and when it was last held against its sources. */
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
 * All of a page's metadata. `path` is the page's own address: the canonical address never names a variant. A page that
 * the sitemap leaves out (lib/routes.ts) asks search engines not to list it.
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
    ...(isUnlisted(path) && { robots: 'noindex' }),
  }
}
