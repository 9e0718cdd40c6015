import { BackToHome } from './_components/back-to-home'
import { Portrait } from './_components/portrait'
import { TitleEffect } from '@/components/effects/title-effect'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { about } from '@/content/pages/about'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/about', about)

/** Spec 2.6. */
export default function AboutPage() {
  return (
    <>
      <BackToHome />
      <ReadingPage path="/about" page={about} childrenFirst>
        <Portrait />
      </ReadingPage>
      <TitleEffect />
    </>
  )
}
