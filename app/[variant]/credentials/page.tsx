import { ReadingPage } from '@/components/sections/reading/reading-page'
import { credentials } from '@/content/pages/credentials'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/credentials', credentials)

export default function CredentialsPage() {
  return <ReadingPage path="/credentials" page={credentials} />
}
