import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'
import { home } from '@/content/home'
import { pageLabels } from '@/content/navigation'

const words = home.resources

/** Four guides. The button loads its page in full (spec 2.1), so it is a plain link. */
export function Resources() {
  return (
    <section id="resources" aria-labelledby="resources-heading" className="container-page section-space">
      <h2 id="resources-heading" className="text-2xl md:text-3xl">
        {words.heading}
      </h2>
      <p className="measure text-muted mt-3">{words.text}</p>
      <ul className="border-ink mt-8 grid gap-x-10 border-t md:grid-cols-2">
        {words.links.map((href) => (
          <li key={href} className="border-line border-b">
            <Link href={href} className="link flex min-h-16 items-center text-lg">
              {pageLabels[href]}
            </Link>
          </li>
        ))}
      </ul>
      {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
      <a href="/resources" className={`${buttonVariants({ variant: 'outline' })} mt-8`}>
        {words.button}
      </a>
    </section>
  )
}
