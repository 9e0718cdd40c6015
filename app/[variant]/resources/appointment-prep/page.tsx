import { TextPageView } from '@/components/sections/text-page-view'
import { appointmentPrep } from '@/content/pages/appointment-prep'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/resources/appointment-prep', appointmentPrep)

export default function AppointmentPrepPage() {
  return <TextPageView path="/resources/appointment-prep" page={appointmentPrep} />
}
