import { TextPageView } from '@/components/sections/text-page-view'
import { discReplacement } from '@/content/pages/disc-replacement'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/services/disc-replacement', discReplacement)

export default function DiscReplacementPage() {
  return <TextPageView path="/services/disc-replacement" page={discReplacement} />
}
