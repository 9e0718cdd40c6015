import { TitleEffect } from '@/components/effects/title-effect'
import { TextPageView } from '@/components/sections/text-page-view'
import { about } from '@/content/pages/about'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/about', about)

export default function AboutPage() {
  return (
    <>
      <TextPageView path="/about" page={about} />
      <TitleEffect />
    </>
  )
}
