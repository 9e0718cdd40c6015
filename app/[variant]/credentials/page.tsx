import { ReadingPage } from '@/components/sections/reading/reading-page'
import { pages } from '@/content/generated/en/pages'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/credentials', pages.credentials)

export default function CredentialsPage() {
  return <ReadingPage path="/credentials" page={pages.credentials} />
}
