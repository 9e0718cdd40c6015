import { DeveloperTools } from './_components/developer-tools'
import { ModeSwitch } from './_components/mode-switch'
import { PageHeading } from '@/components/sections/page-heading'
import { LocationPromptButton } from '@/components/site/location-prompt-button'
import { buttonVariants } from '@/components/ui/button-variants'
import { togglePage } from '@/content/toggle-page'
import { currentVariant } from '@/lib/current-variant'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/toggle', togglePage)

/** The visitor's own switch between the pages for people near the office and those farther away. */
export default async function TogglePage() {
  const { mode } = await currentVariant()
  return (
    <>
      <PageHeading path="/toggle" heading={togglePage.heading} lead={togglePage.lead} />
      <div className="container-page space-y-10 section-space">
        <ModeSwitch mode={mode} />
        <div className="noscript:hidden">
          <p className="mb-3">{togglePage.ask}</p>
          <LocationPromptButton context="default" className={buttonVariants({ variant: 'outline' })}>
            {togglePage.askButton}
          </LocationPromptButton>
        </div>
        <DeveloperTools />
      </div>
    </>
  )
}
