import { TextPageView } from '@/components/sections/text-page-view'
import { endoscopicSpineSurgery } from '@/content/pages/endoscopic-spine-surgery'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/services/endoscopic-spine-surgery', endoscopicSpineSurgery)

export default function EndoscopicSpineSurgeryPage() {
  return <TextPageView path="/services/endoscopic-spine-surgery" page={endoscopicSpineSurgery} />
}
