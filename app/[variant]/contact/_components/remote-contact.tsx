import { Nearby } from './nearby'
import { QuickLinks } from './quick-links'
import { VisitLinks } from './visit-links'
import { Link } from '@/components/site/navigation/link'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { contactPage } from '@/content/en/ui/contact/page'

const words = contactPage.remote
const { consultation, services, servicesHeading } = contactPage.mobile

/** Reading suggestions as three cards. Hidden on phones. The buttons trigger full page loads. */
function Cards() {
  return (
    <div className="mobile:hidden">
      <div className="grid gap-x-12 gap-y-8 border-t border-ink md:grid-cols-3">
        {words.cards.map(({ title, text }) => (
          <section key={title} className="pt-6">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
          </section>
        ))}
      </div>
      <p className="mt-10 flex flex-wrap gap-4">
        <Button asChild>
          <Link href="/services" loadsInFull>
            {words.servicesButton}
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link href="/resources" loadsInFull>
            {words.resourcesButton}
          </Link>
        </Button>
      </p>
    </div>
  )
}

/** The phone version: consulting a surgeon nearby, what this site offers, and links to it. */
function Available() {
  return (
    <div className="space-y-12 desktop:hidden">
      <Card asChild variant="outline">
        <section>
          <h2 className="text-xl">{consultation.title}</h2>
          <p className="mt-2">{consultation.text}</p>
        </section>
      </Card>
      <section aria-labelledby="available">
        <h2 id="available" className="text-2xl">
          {servicesHeading}
        </h2>
        <ul className="mt-3 list-disc space-y-2 pl-6 marker:text-poppy">
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      </section>
      <QuickLinks />
    </div>
  )
}

/** The contact page for visitors not known to be local. */
export function RemoteContact() {
  return (
    <div id="request" tabIndex={-1} className="container-page mobile:py-10 desktop:section-space">
      <Cards />
      <Available />
      <Nearby />
      <VisitLinks />
    </div>
  )
}
