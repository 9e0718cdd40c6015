import { Breadcrumbs } from '@/components/site/breadcrumbs'

/** The top of a page: where one is, its one heading, and what it is about. */
export function PageHeading({ path, heading, lead }: { path: string; heading: string; lead: string }) {
  return (
    <div className="border-b border-line">
      <div className="container-page pt-6 pb-10 md:pb-14">
        <Breadcrumbs path={path} />
        <h1 className="mt-6 max-w-4xl text-3xl hyphens-auto sm:hyphens-manual md:text-4xl">{heading}</h1>
        <p className="mt-5 measure text-lg text-balance text-muted">{lead}</p>
      </div>
    </div>
  )
}
