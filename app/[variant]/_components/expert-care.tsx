import { Link } from '@/components/site/navigation/link'
import { Card } from '@/components/ui/card'
import { home } from '@/content/en/ui/pages/home'

/** The expert-care card. Phones only. */
export function ExpertCare() {
  return (
    <section aria-labelledby="expert-care-heading" className="container-page section-space desktop:hidden">
      <Card variant="pine-deep" size="md">
        <h2 id="expert-care-heading" className="text-2xl">
          {home.expertCare.heading}
        </h2>
        <p className="mt-3">{home.expertCare.text}</p>
        <Link
          href="/credentials"
          className="mt-4 inline-block py-2 font-semibold underline underline-offset-4"
        >
          {home.expertCare.link}
        </Link>
      </Card>
    </section>
  )
}
