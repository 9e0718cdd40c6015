import { DesktopLocal } from './_components/desktop-local'
import { DesktopRemote } from './_components/desktop-remote'
import { MobileLocal } from './_components/mobile-local'
import { MobileRemote } from './_components/mobile-remote'
import { PageHeading } from '@/components/sections/page-heading'
import { contactPage } from '@/content/contact-page'
import { currentVariant } from '@/lib/current-variant'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/contact', contactPage)

const layouts = {
  local: { desktop: DesktopLocal, mobile: MobileLocal },
  remote: { desktop: DesktopRemote, mobile: MobileRemote },
} as const

/** Spec 2.9 and 2.10. Only a visitor known to be local sees the office's details and the form (spec 6). */
export default async function ContactPage() {
  const { mode, device } = await currentVariant()
  const audience = mode === 'local' ? 'local' : 'remote'
  const Layout = layouts[audience][device]
  const { heading, lead } = contactPage[audience]
  return (
    <>
      <PageHeading path="/contact" heading={heading} lead={lead} />
      <Layout />
    </>
  )
}
