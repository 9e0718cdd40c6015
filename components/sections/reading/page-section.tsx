import { BlockView } from './blocks/block'
import type { Section } from '@/content/schemas/section-schema'
import type { SourceKey } from '@/content/sources'

export function PageSection({ section, notes }: { section: Section; notes: readonly SourceKey[] }) {
  return (
    <section aria-labelledby={section.id} className="space-y-5 print:space-y-1.5">
      <h2
        id={section.id}
        className="text-[min(2rem,10.7vw)] leading-tight print:break-after-avoid print:text-xl"
      >
        {section.was?.map((id) => (
          <span key={id} id={id} />
        ))}
        {section.heading}
      </h2>
      {section.body.map((block, index) => (
        <BlockView key={index} block={block} notes={notes} />
      ))}
    </section>
  )
}
