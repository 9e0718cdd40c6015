import { DesktopServices } from './_components/desktop-services'
import { MobileServices } from './_components/mobile-services'
import { PageHeading } from '@/components/sections/page-heading'
import { MarkedText } from '@/components/sections/reading/marked-text'
import { ReviewLine } from '@/components/sections/reading/review-line'
import { servicesPage } from '@/content/services-page'
import { currentVariant } from '@/lib/current-variant'
import { pageMetadata } from '@/lib/metadata'
import { inOrder } from '@/lib/source-order'

export const metadata = pageMetadata('/services', servicesPage)

/** Spec 2.7 and 2.8. */
export default async function ServicesPage() {
  const { mode, device } = await currentVariant()
  const notes = inOrder(servicesPage.health.sources)
  return (
    <>
      <PageHeading
        path="/services"
        heading={servicesPage.heading}
        lead={<MarkedText text={servicesPage.lead} />}
      >
        <div className="mt-6 text-sm text-muted">
          <ReviewLine reviewed={servicesPage.health.reviewed} />
        </div>
      </PageHeading>
      {device === 'mobile' ? <MobileServices notes={notes} /> : <DesktopServices mode={mode} notes={notes} />}
    </>
  )
}
