import { SectionHeading } from '@/components/sections/section-heading'
import { PictureFigure } from '@/components/sections/picture-figure'
import { buttonVariants } from '@/components/ui/button-variants'
import { home } from '@/content/home'

const words = home.resources

/** Four guides (spec 2.4). The button loads its page in full (spec 2.1): a plain link. */
export function Resources() {
  return (
    <section id="resources" aria-labelledby="resources-heading" className="bg-sage">
      <div className="container-page grid items-center gap-10 section-space lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
        <div>
          <SectionHeading id="resources-heading" eyebrow={words.eyebrow}>
            {words.heading}
          </SectionHeading>
          <ul className="mt-8 grid gap-x-12 border-t border-ink sm:grid-cols-2">
            {words.items.map(({ href, title, text }) => (
              <li key={href} className="border-b border-field-line/40 py-5">
                <a href={href} className="text-lg link">
                  {title}
                </a>
                <p className="mt-1 text-muted">{text}</p>
              </li>
            ))}
          </ul>
          <a href="/resources" data-full-load="" className={`${buttonVariants({ variant: 'outline' })} mt-8`}>
            {words.button}
          </a>
        </div>
        <PictureFigure
          name="open-notebook"
          sizes="(min-width: 64.0625rem) 28rem, 100vw"
          className="max-lg:hidden"
        />
      </div>
    </section>
  )
}
