import { TextPageView } from '@/components/sections/text-page-view'
import { complexSpineSurgery } from '@/content/pages/complex-spine-surgery'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/services/complex-spine-surgery', complexSpineSurgery)

export default function ComplexSpineSurgeryPage() {
  return <TextPageView path="/services/complex-spine-surgery" page={complexSpineSurgery} />
}
