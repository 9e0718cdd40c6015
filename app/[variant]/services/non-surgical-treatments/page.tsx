import { TextPageView } from '@/components/sections/text-page-view'
import { nonSurgicalTreatments } from '@/content/pages/non-surgical-treatments'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/services/non-surgical-treatments', nonSurgicalTreatments)

export default function NonSurgicalTreatmentsPage() {
  return <TextPageView path="/services/non-surgical-treatments" page={nonSurgicalTreatments} />
}
