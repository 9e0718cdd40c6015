import './globals.css'
import type { Metadata } from 'next'
import { LinkRow } from '@/components/site/link-row'
import { PageShell } from '@/components/site/layout/page-shell'
import { Link } from '@/components/site/navigation/link'
import { SearchForm } from '@/components/site/search/search-form'
import { Button } from '@/components/ui/button'
import { navigation } from '@/content/en/ui/site/navigation'
import { notFound } from '@/content/en/ui/site/site'
import { icons } from '@/lib/site/metadata'
import { fontVariables } from './fonts'

export const metadata: Metadata = {
  title: notFound.title,
  description: notFound.description,
  robots: 'noindex',
  icons,
}

/** Belongs to no variant, so it is rendered as for an unknown location. */
export default function GlobalNotFound() {
  return (
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <body>
        <PageShell mode="unknown">
          <div className="container-page section-space">
            <h1 className="text-3xl md:text-4xl">{notFound.heading}</h1>
            <p className="mt-4 mb-8 measure text-lg">{notFound.text}</p>
            <div role="search" className="mb-8 measure">
              <SearchForm id="search" />
            </div>
            <Button asChild>
              <Link href="/">{notFound.back}</Link>
            </Button>
            <p className="mt-12 mb-2">{notFound.meanwhile}</p>
            <LinkRow links={navigation.slice(1)} />
          </div>
        </PageShell>
      </body>
    </html>
  )
}
