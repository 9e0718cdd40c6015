import { SectionHeading } from '@/components/sections/section-heading'
import { SpineAside } from '@/components/spine/spine-aside'
import { home } from '@/content/home'

const words = home.spine

/** The phone's way into the spine's anatomy, beside the drawing. */
export function SpinePlace() {
  return (
    <section
      aria-labelledby="spine-heading"
      className="container-page grid grid-cols-[1fr_auto] items-center gap-6 pb-14"
    >
      <div>
        <SectionHeading id="spine-heading" eyebrow={words.eyebrow}>
          {words.heading}
        </SectionHeading>
        <p className="mt-3 text-muted">{words.text}</p>
        <a href="/spine-anatomy" className="mt-3 inline-block py-2 link">
          {words.link}
        </a>
      </div>
      <SpineAside lit={['L4-L5']} className="h-80 w-auto" />
    </section>
  )
}
