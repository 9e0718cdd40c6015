import { ReadingPage } from '@/components/sections/reading/reading-page'
import { pages } from '@/content/generated/en/pages'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/resources/appointment-prep', pages['appointment-prep'])

export default function AppointmentPrepPage() {
  return <ReadingPage path="/resources/appointment-prep" page={pages['appointment-prep']} />
}
