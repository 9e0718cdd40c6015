import { AvailabilityButton } from './availability-button'
import { Link } from '@/components/site/navigation/link'
import { homeContact as words } from '@/content/en/ui/pages/home-contact'

/** Shown in place of the form to visitors not known to be local. */
export function ContactInvitation() {
  return (
    <section aria-labelledby="contact-heading" className="bg-sage">
      <div className="container-page section-space">
        <h2 id="contact-heading" className="text-2xl md:text-3xl">
          {words.heading}
        </h2>
        <p className="mt-3 measure">{words.text}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <AvailabilityButton label={words.button} />
          <Link href="/contact#request" className="py-2 link">
            {words.remoteLink}
          </Link>
        </div>
      </div>
    </section>
  )
}
