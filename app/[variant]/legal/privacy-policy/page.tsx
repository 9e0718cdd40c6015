import { TextPageView } from '@/components/sections/text-page-view'
import { privacyPolicy } from '@/content/pages/privacy-policy'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/legal/privacy-policy', privacyPolicy)

export default function PrivacyPolicyPage() {
  return <TextPageView path="/legal/privacy-policy" page={privacyPolicy} />
}
