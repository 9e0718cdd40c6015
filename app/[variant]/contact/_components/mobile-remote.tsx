import { Nearby } from './nearby'
import { QuickLinks } from './quick-links'
import { contactPage } from '@/content/contact-page'

const { consultation, services, servicesHeading } = contactPage.mobile

/** Spec 2.10, remote. */
export function MobileRemote() {
  return (
    <div className="container-page space-y-12 py-10">
      <section className="rounded-lg border border-line p-5">
        <h2 className="text-xl">{consultation.title}</h2>
        <p className="mt-2">{consultation.text}</p>
      </section>
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
      <Nearby />
    </div>
  )
}
