import { TextPageView } from '@/components/sections/text-page-view'
import { accessibility } from '@/content/pages/accessibility'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/legal/accessibility', accessibility)

export default function AccessibilityPage() {
  return <TextPageView path="/legal/accessibility" page={accessibility} />
}
