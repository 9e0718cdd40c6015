import { ModeLink } from '@/components/site/location/mode-link'
import { ModeText } from '@/components/site/location/mode-text'
import { Button } from '@/components/ui/button'
import { servicesPage } from '@/content/en/ui/pages/services'

const { heading, text, action, far } = servicesPage.closing

/**
 * Invitation to a consultation, here or, for remote visitors, with a specialist near them. Hidden on phones, which
 * have their own buttons.
 */
export function Closing() {
  return (
    <section aria-labelledby="closing" className="bg-sage print:hidden mobile:hidden">
      <div className="container-page flex flex-wrap items-center justify-between gap-8 py-14">
        <div className="measure">
          <h2 id="closing" className="text-2xl">
            {heading}
          </h2>
          <p className="mt-2">
            <ModeText words={{ local: text, remote: far.text, unknown: text }} />
          </p>
        </div>
        <Button asChild size="lg">
          <ModeLink links={{ local: action, remote: far.action, unknown: action }} />
        </Button>
      </div>
    </section>
  )
}
