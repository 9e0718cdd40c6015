import { TextPageView } from '@/components/sections/text-page-view'
import { roboticSurgery } from '@/content/pages/robotic-surgery'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/services/robotic-surgery', roboticSurgery)

export default function RoboticSurgeryPage() {
  return <TextPageView path="/services/robotic-surgery" page={roboticSurgery} />
}
