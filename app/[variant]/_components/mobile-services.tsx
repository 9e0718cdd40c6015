import { SectionHeading } from '@/components/sections/section-heading'
import { home } from '@/content/home'

const words = home.services

/** Spec 2.5 and 9: four of the six services, as a ruled list. */
export function MobileServices() {
  return (
    <section id="services" aria-labelledby="services-heading" className="bg-bone">
      <div className="container-page section-space">
        <SectionHeading id="services-heading" eyebrow={words.eyebrow}>
          {words.heading}
        </SectionHeading>
        <ul className="mt-6 border-t border-ink">
          {words.items
            .filter(({ onPhone }) => onPhone)
            .map(({ href, title, text, recovery }) => (
              <li key={href} className="border-b border-line py-5">
                <h3 className="text-lg">
                  <a href={href} className="inline-block py-1 underline decoration-1 underline-offset-4">
                    {title}
                  </a>
                </h3>
                <p className="mt-1 text-muted">{text}</p>
                <p className="mt-2 text-sm">
                  {words.recovery}: <strong>{recovery}</strong>
                </p>
              </li>
            ))}
        </ul>
        <a href="/services" className="mt-4 inline-block py-2 link">
          {words.button}
        </a>
      </div>
    </section>
  )
}
