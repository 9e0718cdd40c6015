import { ModeText } from '@/components/site/location/mode-text'
import { Button } from '@/components/ui/button'
import { home } from '@/content/en/ui/pages/home'
import { servicesPage } from '@/content/en/ui/pages/services'

const words = servicesPage.closing
/** Remote visitors are not offered a consultation. */
const actions = { local: words.action, remote: home.hero.primary.remote, unknown: words.action }

/** Invitation to a consultation. Hidden on phones, which have their own buttons. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className="bg-sage print:hidden mobile:hidden">
      <div className="container-page flex flex-wrap items-center justify-between gap-8 py-14">
        <div className="measure">
          <h2 id="closing" className="text-2xl">
            {words.heading}
          </h2>
          <p className="mt-2">{words.text}</p>
        </div>
        <Button asChild size="lg">
          <a href="/">
            <ModeText words={actions} />
          </a>
        </Button>
      </div>
    </section>
  )
}
