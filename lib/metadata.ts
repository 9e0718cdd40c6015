import type { Metadata } from 'next'
import { practice } from '@/content/practice'
import { env } from '@/lib/env'

/**
 * The metadata of one page. `path` is the page's own address: the canonical address never names a variant.
 * Titles get the practice's name behind them.
 */
export function pageMetadata(path: string, page: { title: string; description: string }): Metadata {
  return {
    metadataBase: new URL(env().SITE_URL),
    title: path === '/' ? page.title : `${page.title} | ${practice.name}`,
    description: page.description,
    alternates: { canonical: path },
    icons: { icon: '/icon.svg' },
  }
}
