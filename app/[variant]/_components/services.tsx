import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'
import { home } from '@/content/home'

const words = home.services

/** The six services as a ruled list. The button loads its page in full (spec 2.1), so it is a plain link. */
export function Services() {
  return (
    <section id="services" aria-labelledby="services-heading" className="bg-bone">
      <div className="container-page section-space">
        <h2 id="services-heading" className="text-2xl md:text-3xl">
          {words.heading}
        </h2>
        <p className="mt-3 measure text-muted">{words.text}</p>
        <ul className="mt-10 grid gap-x-10 border-t border-ink md:grid-cols-2 lg:grid-cols-3">
          {words.items.map(({ href, title, text }) => (
            <li key={href} className="border-b border-line py-6">
              <h3 className="text-xl">
                <Link
                  href={href}
                  className="inline-block py-1 decoration-1 underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
        <a href="/services" className={`${buttonVariants({ variant: 'outline' })} mt-8`}>
          {words.button}
        </a>
      </div>
    </section>
  )
}
