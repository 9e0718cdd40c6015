import { EmergencyCard } from '@/components/sections/emergency-card'
import { NextStep } from '@/components/sections/next-step'
import { PageHeading } from '@/components/sections/page-heading'
import type { TextPage } from '@/content/page-schema'
import { site } from '@/content/site'

function Section({ section }: { section: TextPage['sections'][number] }) {
  return (
    <section aria-labelledby={section.id}>
      <h2 id={section.id} className="mb-3 text-2xl">
        {section.heading}
      </h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-4">
          {paragraph}
        </p>
      ))}
      {section.list.length > 0 && (
        <ul className="list-disc space-y-2 pl-6 marker:text-poppy">
          {section.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function FurtherReading({ links }: { links: TextPage['links'] }) {
  return (
    <nav aria-labelledby="further-reading" className="print:hidden">
      <h2 id="further-reading" className="mb-2 font-text text-base font-bold tracking-normal">
        {site.furtherReading}
      </h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-block py-2.5 link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A page of plain text (content/page-schema.ts) with the close that every such page has. */
export function TextPageView({ path, page }: { path: string; page: TextPage }) {
  return (
    <>
      <PageHeading path={path} heading={page.heading} lead={page.lead} />
      <div className="container-page grid gap-12 section-space lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)] lg:gap-20">
        <div className="space-y-10">
          {page.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
        <div className="measure space-y-10">
          {page.emergencyCard && <EmergencyCard />}
          <FurtherReading links={page.links} />
          <NextStep />
        </div>
      </div>
    </>
  )
}
