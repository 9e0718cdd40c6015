import { Available } from './available'
import { Doors } from './doors'
import { QuickLinks } from './quick-links'
import { SeeUs } from './see-us'
import { VisitLinks } from './visit-links'
import { Link } from '@/components/site/navigation/link'
import { Button } from '@/components/ui/button'
import { contactPage } from '@/content/en/ui/contact/page'

const words = contactPage.remote

/** The rest of the site. Hidden on phones, which have a list. The buttons trigger full page loads. */
function Buttons() {
  return (
    <p className="flex flex-wrap gap-4 mobile:hidden">
      <Button asChild variant="outline">
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
  )
}

/** The contact page for visitors not known to be local. */
export function RemoteContact() {
  return (
    <div id="request" tabIndex={-1} className="container-page space-y-10 py-10 desktop:pb-24">
      <Doors />
      <SeeUs />
      <Buttons />
      <Available />
      <VisitLinks />
      <div className="desktop:hidden">
        <QuickLinks />
      </div>
    </div>
  )
}
