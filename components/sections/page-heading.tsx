import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { StructuredData } from '@/components/site/structured-data'

type PageHeadingProps = { path: string; heading: string; lead: ReactNode; children?: ReactNode }

/** The top of a page: where one is, its one heading, and what it is about. */
export function PageHeading({ path, heading, lead, children }: PageHeadingProps) {
  return (
    <div className="border-b border-line">
      <div className={`container-page pt-6 ${children ? 'pb-5 md:pb-8' : 'pb-10 md:pb-14'}`}>
        <Breadcrumbs path={path} />
        <h1 className="mt-6 max-w-4xl text-3xl hyphens-auto sm:hyphens-manual md:text-4xl">{heading}</h1>
        <p className="mt-5 measure text-lg text-balance text-muted">{lead}</p>
        {children}
      </div>
      <StructuredData path={path} heading={heading} />
    </div>
  )
}
