import { ClaimInfo } from '@/components/sections/claim-info'
import { SectionHeading } from '@/components/sections/section-heading'
import { PictureFigure } from '@/components/sections/picture-figure'
import { Link } from '@/components/site/navigation/link'
import { claims } from '@/content/generated/practice/claims'
import { home } from '@/content/en/ui/pages/home'

const words = home.about

/** Years of training and accepted insurance plans. */
function Facts() {
  return (
    <dl className="grid gap-x-12 border-t border-line sm:grid-cols-3 lg:col-span-2 lg:grid-cols-[1fr_1fr_1fr_2fr]">
      {words.facts.map(({ label, value }) => (
        <div key={label} className="border-b border-line py-4 lg:border-b-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-heading text-xl">{value}</dd>
        </div>
      ))}
      <div className="py-4 sm:col-span-3 lg:col-span-1">
        <dt className="flex items-center gap-2 pr-3 text-sm text-muted">
          {words.insuranceLabel}
          <ClaimInfo claim={claims.insurance} about={claims.insurance.text} />
        </dt>
        <dd>{claims.insurance.text}</dd>
      </div>
    </dl>
  )
}

/** Short introduction to the surgeon. */
export function About() {
  return (
    <section
      id="about"
      aria-labelledby="about-heading"
      className="container-page grid items-center gap-10 section-space lg:grid-cols-2 lg:gap-x-24 lg:gap-y-14"
    >
      <div>
        <SectionHeading id="about-heading" eyebrow={words.eyebrow}>
          {words.heading}
        </SectionHeading>
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 measure text-lg">
            {paragraph}
          </p>
        ))}
        <Link href="/about" className="mt-4 inline-block py-2 link">
          {words.link}
        </Link>
      </div>
      <PictureFigure name="orchard-road" sizes="(min-width: 64.0625rem) 33rem, 100vw" />
      <Facts />
    </section>
  )
}
