import { TextPageView } from '@/components/sections/text-page-view'
import { termsOfService } from '@/content/pages/terms-of-service'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/legal/terms-of-service', termsOfService)

export default function TermsOfServicePage() {
  return <TextPageView path="/legal/terms-of-service" page={termsOfService} />
}
