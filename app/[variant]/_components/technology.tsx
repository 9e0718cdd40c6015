import { SectionHeading } from '@/components/sections/section-heading'
import { PictureFigure } from '@/components/sections/picture-figure'
import { home } from '@/content/en/ui/pages/home'

const words = home.technology

/** Three technologies: what each does and what is not yet known. Hidden on phones. */
export function Technology() {
  return (
    <section aria-labelledby="technology-heading" className="container-page section-space mobile:hidden">
      <div className="grid items-end gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-24">
        <div>
          <SectionHeading id="technology-heading" eyebrow={words.eyebrow}>
            {words.heading}
          </SectionHeading>
          <p className="mt-3 measure text-muted">{words.text}</p>
        </div>
        <PictureFigure name="hands-spine-model" sizes="(min-width: 64.0625rem) 28rem, 100vw" />
      </div>
      <ol className="mt-10 grid gap-x-12 border-t border-ink md:grid-cols-3">
        {words.items.map(({ title, text }) => (
          <li key={title} className="border-b border-line py-6 md:border-b-0">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
