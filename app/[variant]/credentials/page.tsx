import { BackToHome } from '@/components/sections/back-to-home'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { pages } from '@/content/generated/en/pages'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/credentials', pages.credentials)

export default function CredentialsPage() {
  return (
    <>
      <BackToHome />
      <ReadingPage path="/credentials" page={pages.credentials} />
    </>
  )
}
