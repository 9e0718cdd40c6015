import { Directions } from '@/components/sections/office/directions'
import { OfficePage, officeMetadata } from '@/components/sections/office/office-page'

export const metadata = officeMetadata('/getting-here')

export default function GettingHerePage() {
  return (
    <OfficePage path="/getting-here">
      <Directions />
    </OfficePage>
  )
}
