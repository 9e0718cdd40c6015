import { LocationPromptButton } from '@/components/site/location/location-prompt-button'
import { Link } from '@/components/site/navigation/link'
import { Card } from '@/components/ui/card'
import { contactPage } from '@/content/en/ui/contact/page'

const words = contactPage.remote.nearby

/** A location check for visitors whom IP geolocation placed too far away by mistake. */
export function Nearby() {
  return (
    <Card asChild variant="sage" size="lg" className="mt-14">
      <section aria-labelledby="nearby">
        <h2 id="nearby" className="text-xl">
          {words.heading}
        </h2>
        <p className="mt-2 mb-5 measure">{words.text}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LocationPromptButton context="contact">{words.button}</LocationPromptButton>
          <Link href="/toggle" className="py-2 link">
            {words.own}
          </Link>
        </div>
      </section>
    </Card>
  )
}
