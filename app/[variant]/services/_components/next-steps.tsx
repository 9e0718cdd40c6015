import { Link } from '@/components/site/navigation/link'
import { Button } from '@/components/ui/button'
import { servicesPage } from '@/content/en/ui/pages/services'

const { contact, education } = servicesPage.buttons

/** The two next steps. Phones only. */
export function NextSteps() {
  return (
    <div className="container-page flex flex-col gap-3 pb-10 print:hidden desktop:hidden">
      <Button asChild>
        <Link href="/contact">{contact}</Link>
      </Button>
      <Button asChild variant="outline">
        <Link href="/spine-education">{education}</Link>
      </Button>
    </div>
  )
}
