import { SectionHeading } from '@/components/sections/section-heading'
import { buttonVariants } from '@/components/ui/button-variants'
import { home } from '@/content/home'

const words = home.services

/** Six services from the least invasive upward (spec 2.4). The button loads its page in full (spec 2.1): a plain link. */
export function Services() {
  return (
    <section id="services" aria-labelledby="services-heading" className="bg-bone">
      <div className="container-page section-space">
        <SectionHeading id="services-heading" eyebrow={words.eyebrow}>
          {words.heading}
        </SectionHeading>
        <p className="mt-3 measure text-muted">{words.text}</p>
        <ul className="mt-10 grid border-t border-ink md:grid-cols-2 lg:grid-cols-3">
          {words.items.map(({ href, title, text, recovery }) => (
            <li
              key={href}
              className="flex flex-col border-b border-line py-7 md:px-8 md:not-[:nth-child(2n)]:border-r lg:not-[:nth-child(2n)]:border-r-0 lg:not-[:nth-child(3n)]:border-r md:[:nth-child(2n+1)]:pl-0 lg:[:nth-child(2n+1)]:pl-8 lg:[:nth-child(3n+1)]:pl-0"
            >
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
              <p className="mt-4 text-[1rem]">
                <span className="block text-sm text-muted">{words.recovery}</span>
                <span className="font-semibold">{recovery}</span>
              </p>
              <a
                href={href}
                aria-label={`${words.action}: ${title}`}
                className="mt-auto self-start pt-4 pb-1 link"
              >
                {words.action}
              </a>
            </li>
          ))}
        </ul>
        <a href="/services" data-full-load="" className={`${buttonVariants({ variant: 'outline' })} mt-10`}>
          {words.button}
        </a>
      </div>
    </section>
  )
}
