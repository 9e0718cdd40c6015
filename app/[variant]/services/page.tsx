import { TextPageView } from '@/components/sections/text-page-view'
import { services } from '@/content/pages/services'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/services', services)

export default function ServicesPage() {
  return <TextPageView path="/services" page={services} />
}
