import { HelpCard } from '@/components/sections/reading/help-card'
import { SourceList } from '@/components/sections/reading/source-list'
import { servicesPage } from '@/content/services-page'
import type { SourceKey } from '@/content/sources'

/** When to get help, and what the page rests on. */
export function Basis({ notes }: { notes: readonly SourceKey[] }) {
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-12 pb-16 lg:grid-cols-2 lg:gap-16">
      <HelpCard help={servicesPage.health.help} />
      <SourceList notes={notes} />
    </div>
  )
}
