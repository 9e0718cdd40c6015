import { ReadingPage } from '@/components/sections/reading/reading-page'
import { appointmentPrep } from '@/content/pages/appointment-prep'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/resources/appointment-prep', appointmentPrep)

export default function AppointmentPrepPage() {
  return <ReadingPage path="/resources/appointment-prep" page={appointmentPrep} />
}
