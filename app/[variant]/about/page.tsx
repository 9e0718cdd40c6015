import { Portrait } from './_components/portrait'
import { SurgeonFacts } from './_components/surgeon-facts'
import { Team } from './_components/team'
import { TitleEffect } from '@/components/effects/hidden-effects'
import { BackToHome } from '@/components/sections/back-to-home'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { pages } from '@/content/generated/en/pages'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/about', pages.about)

export default function AboutPage() {
  return (
    <>
      <BackToHome />
      <ReadingPage path="/about" page={pages.about} childrenFirst>
        <Portrait />
        <SurgeonFacts />
        <Team />
      </ReadingPage>
      <TitleEffect />
    </>
  )
}
