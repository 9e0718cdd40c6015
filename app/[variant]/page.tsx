import { BackToTop } from './_components/back-to-top'
import { DesktopHome } from './_components/desktop-home'
import { MobileHome } from './_components/mobile-home'
import { LogoEffect } from '@/components/effects/logo-effect'
import { StructuredData } from '@/components/site/structured-data'
import { home } from '@/content/home'
import { currentVariant } from '@/lib/current-variant'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/', home)

/** Spec 2.4 and 2.5. */
export default async function HomePage() {
  const { mode, device } = await currentVariant()
  return (
    <>
      {device === 'mobile' ? <MobileHome mode={mode} /> : <DesktopHome mode={mode} />}
      <BackToTop />
      <LogoEffect />
      <StructuredData path="/" heading={home.hero.heading} />
    </>
  )
}
