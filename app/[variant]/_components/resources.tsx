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
      <p className="mt-3 measure text-muted">{words.text}</p>
      <ul className="mt-8 grid gap-x-10 border-t border-ink md:grid-cols-2">
        {words.links.map((href) => (
          <li key={href} className="border-b border-line">
            <Link href={href} className="flex min-h-16 items-center text-lg link">
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
