import { Approach } from './_components/approach'
import { Closing } from './_components/closing'
import { Expertise } from './_components/expertise'
import { Technology } from './_components/technology'
import { NextSteps } from './_components/next-steps'
import { Why } from './_components/why'
import { PageHeading } from '@/components/sections/page-heading'
import { MarkedText } from '@/components/sections/reading/blocks/marked-text'
import { HelpLine } from '@/components/sections/reading/help-line'
import { ReviewLine } from '@/components/sections/reading/review-line'
import { SourceList } from '@/components/sections/reading/source-list'
import { servicesPage } from '@/content/en/ui/pages/services'
import { pageMetadata } from '@/lib/site/metadata'
import { inOrder } from '@/lib/site/pages/source-order'

export const metadata = pageMetadata('/services', servicesPage)

/** The sections of both layouts in order. Some are phone-only, others wide-only. */
export default function ServicesPage() {
  const notes = inOrder(servicesPage.health.sources)
  return (
    <>
      <PageHeading
        path="/services"
        heading={servicesPage.heading}
        lead={<MarkedText text={servicesPage.lead} />}
        isCompact
      >
        <HelpLine />
      </PageHeading>
      <Approach notes={notes} />
      <Expertise notes={notes} />
      <Technology notes={notes} />
      <Why notes={notes} />
      <NextSteps />
      <div className="container-page pb-16">
        <SourceList notes={notes}>
          <ReviewLine path="/services" reviewed={servicesPage.health.reviewed} />
        </SourceList>
      </div>
      <Closing />
    </>
  )
}
