import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { ContactDetails } from '@/components/sections/office/contact-details'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { officeDetails } from '@/content/en/ui/site/office-details'
import { pageMetadata } from '@/lib/site/metadata'
import { officePages } from '@/lib/site/pages/office-pages'

/** The metadata of one of the office's pages; empty if the practice hasn't supplied its facts. */
export function officeMetadata(path: string): Metadata {
  const page = officePages[path]
  return page ? pageMetadata(path, page) : {}
}

/** One of the office's pages, with its contact details for everyone. There is none without its facts. */
export function OfficePage({ path, children }: { path: string; children?: ReactNode }) {
  const page = officePages[path]
  if (!page) notFound()
  return (
    <ReadingPage
      path={path}
      page={page}
      childrenFirst
      childEntries={[{ id: 'contact-details', heading: officeDetails.heading }]}
    >
      <div className="space-y-8">
        <ContactDetails heading={officeDetails.heading} />
        {children}
      </div>
    </ReadingPage>
  )
}
