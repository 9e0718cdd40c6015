import { TextPageView } from '@/components/sections/text-page-view'
import { conditions } from '@/content/pages/conditions'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/resources/conditions', conditions)

export default function ConditionsPage() {
  return <TextPageView path="/resources/conditions" page={conditions} />
}
