import { ForDevelopers } from './_components/for-developers'
import { ForgetButton } from './_components/forget-button'
import { ModeSwitch } from './_components/mode-switch'
import { PageHeading } from '@/components/sections/page-heading'
import { LocationPromptButton } from '@/components/site/location/location-prompt-button'
import { togglePage } from '@/content/en/ui/tools/toggle'
import { isDevelopment } from '@/lib/platform/env'
import { currentMode } from '@/lib/variant/current-mode'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/toggle', togglePage)

/** Lets visitors switch between the local and remote versions of the site. */
export default async function TogglePage() {
  return (
    <>
      <PageHeading path="/toggle" heading={togglePage.heading} lead={togglePage.lead} />
      <div className="container-page space-y-10 section-space">
        <ModeSwitch variant={await currentMode()} />
        <div className="noscript:hidden">
          <p className="mb-3">{togglePage.ask}</p>
          <LocationPromptButton context="default" variant="outline">
            {togglePage.askButton}
          </LocationPromptButton>
        </div>
        <section aria-labelledby="forget" className="measure border-t border-line pt-8 noscript:hidden">
          <h2 id="forget" className="text-xl">
            {togglePage.forget.heading}
          </h2>
          <p className="mt-2 mb-4">{togglePage.forget.text}</p>
          <ForgetButton />
        </section>
        <ForDevelopers isDevelopment={isDevelopment} />
      </div>
    </>
  )
}
