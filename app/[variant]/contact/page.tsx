import { ContactContent } from './_components/contact-content'
import { LocalContact } from './_components/local-contact'
import { RemoteContact } from './_components/remote-contact'
import { PageHeading } from '@/components/sections/page-heading'
import { ModeText } from '@/components/site/location/mode-text'
import { contactPage } from '@/content/en/ui/contact/page'
import { currentMode } from '@/lib/variant/current-mode'
import { pageMetadata } from '@/lib/site/metadata'
import { localOrOther } from '@/lib/variant/variant'

export const metadata = pageMetadata('/contact', contactPage)

const { local, remote } = contactPage

/** Only local visitors see the office details and the form. */
export default async function ContactPage() {
  const isLocal = (await currentMode()) === 'local'
  return (
    <>
      <PageHeading
        path="/contact"
        heading={isLocal ? local.heading : remote.heading}
        shownHeading={<ModeText words={localOrOther(local.heading, remote.heading)} />}
        lead={<ModeText words={localOrOther(local.lead, remote.lead)} />}
      />
      <ContactContent>{isLocal ? <LocalContact /> : <RemoteContact />}</ContactContent>
    </>
  )
}
