import { BackToHome } from '@/components/sections/back-to-home'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { pages } from '@/content/generated/en/pages'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/biography', pages.biography)

export default function BiographyPage() {
  return (
    <>
      <BackToHome />
      <ReadingPage path="/biography" page={pages.biography} />
    </>
  )
}
