import { SectionHeading } from '@/components/sections/section-heading'
import { Link } from '@/components/site/navigation/link'
import { SpineFigure } from '@/components/spine/spine-figure'
import { home } from '@/content/en/ui/pages/home'

const words = home.spine

/**
 * Link to the spine anatomy page beside the drawing. Phones only: wider layouts have the drawing in the hero.
 */
export function SpinePlace() {
  return (
    <section
      aria-labelledby="spine-heading"
      className="container-page grid grid-cols-[1fr_auto] items-center gap-6 pb-14 desktop:hidden"
    >
      <div>
        <SectionHeading id="spine-heading" eyebrow={words.eyebrow}>
          {words.heading}
        </SectionHeading>
        <p className="mt-3 text-muted">{words.text}</p>
        <Link href="/spine-anatomy" className="mt-3 inline-block py-2 link">
          {words.link}
        </Link>
      </div>
      {/* Same file as the hero's drawing, because browsers fetch hidden images too. */}
      <SpineFigure mark={home.hero.figure.level} className="h-80 stroke-[1.6]" />
    </section>
  )
}
