import { OfficePage, officeMetadata } from '@/components/sections/office/office-page'

export const metadata = officeMetadata('/referring-offices')

export default function ReferringOfficesPage() {
  return <OfficePage path="/referring-offices" />
}
