import { TextPageView } from '@/components/sections/text-page-view'
import { medicalDisclaimer } from '@/content/pages/medical-disclaimer'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/legal/medical-disclaimer', medicalDisclaimer)

export default function MedicalDisclaimerPage() {
  return <TextPageView path="/legal/medical-disclaimer" page={medicalDisclaimer} />
}
