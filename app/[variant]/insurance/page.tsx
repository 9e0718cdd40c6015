import { OfficePage, officeMetadata } from '@/components/sections/office/office-page'

export const metadata = officeMetadata('/insurance')

export default function InsurancePage() {
  return <OfficePage path="/insurance" />
}
