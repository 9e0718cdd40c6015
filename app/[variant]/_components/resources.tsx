import { SectionHeading } from '@/components/sections/section-heading'
import { PictureFigure } from '@/components/sections/picture-figure'
import { Link } from '@/components/site/navigation/link'
import { Button } from '@/components/ui/button'
import { home } from '@/content/en/ui/pages/home'

const words = home.resources

/** Four guides. The wide layout's button triggers a full page load. */
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
                <Link href={href} className="text-lg link">
                  {title}
                </Link>
                <p className="mt-1 text-muted">{text}</p>
              </li>
            ))}
          </ul>
          <Button asChild variant="outline" className="mt-8 mobile:hidden">
            <Link href="/resources" loadsInFull>
              {words.button}
            </Link>
          </Button>
          <Button asChild variant="outline" className="mt-8 desktop:hidden">
            <Link href="/resources">{words.button}</Link>
          </Button>
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
