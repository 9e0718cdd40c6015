import { TextPageView } from '@/components/sections/text-page-view'
import { credentials } from '@/content/pages/credentials'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/credentials', credentials)

export default function CredentialsPage() {
  return <TextPageView path="/credentials" page={credentials} />
}
