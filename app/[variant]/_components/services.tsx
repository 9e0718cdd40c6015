import { SectionHeading } from '@/components/sections/section-heading'
import { Link } from '@/components/site/navigation/link'
import { Button } from '@/components/ui/button'
import { home } from '@/content/en/ui/pages/home'

const words = home.services

type Service = (typeof words.items)[number]

/** One service. On phones the name is the link. */
function ServiceItem({ href, title, text, recovery, onPhone: isOnPhone }: Service) {
  return (
    <li className={isOnPhone ? undefined : 'mobile:hidden'}>
      <h3 className="mobile:text-lg desktop:text-xl">
        <Link
          href={href}
          className="inline-block py-1 underline decoration-1 underline-offset-4 desktop:hidden"
        >
          {title}
        </Link>
        <span className="mobile:hidden">{title}</span>
      </h3>
      <p className="mt-1 text-muted desktop:mt-2">{text}</p>
      <p className="mobile:mt-2 mobile:text-sm desktop:mt-4 desktop:text-[1rem]">
        <span className="desktop:block desktop:text-sm desktop:text-muted">
          {words.recovery}
          <span className="desktop:hidden">: </span>
        </span>
        <span className="font-semibold mobile:font-bold">{recovery}</span>
      </p>
      <Link href={href} className="mt-auto self-start pt-4 pb-1 link mobile:hidden">
        {words.action}
        <span className="sr-only">: {title}</span>
      </Link>
    </li>
  )
}

/**
 * Services from least to most invasive: six cards, or a list of four on phones. The wide layout's button
 * triggers a full page load.
 */
export function Services() {
  return (
    <section id="services" aria-labelledby="services-heading" className="bg-bone">
      <div className="container-page section-space">
        <SectionHeading id="services-heading" eyebrow={words.eyebrow}>
          {words.heading}
        </SectionHeading>
        <p className="mt-3 measure text-muted mobile:hidden">{words.text}</p>
        <ul className="service-list border-t border-ink mobile:mt-6 desktop:mt-10">
          {words.items.map((service) => (
            <ServiceItem key={service.href} {...service} />
          ))}
        </ul>
        <Button asChild variant="outline" className="mt-10 mobile:hidden">
          <Link href="/services" loadsInFull>
            {words.button}
          </Link>
        </Button>
        <Link href="/services" className="mt-4 inline-block py-2 link desktop:hidden">
          {words.button}
        </Link>
      </div>
    </section>
  )
}
