import { Link } from '@/components/site/navigation/link'
import { Card } from '@/components/ui/card'
import { contactPage } from '@/content/en/ui/contact/page'

const { consultation, services, servicesHeading } = contactPage.mobile

/** Consulting a surgeon nearby, and what this site offers. Phones only. */
export function Available() {
  return (
    <div className="space-y-10 desktop:hidden">
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
        <ul className="mt-2">
          {services.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className="flex min-h-12 items-center link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
