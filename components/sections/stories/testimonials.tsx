import { Stars } from '@/components/sections/stories/stars'
import { Link } from '@/components/site/navigation/link'
import { testimonials } from '@/content/generated/practice/stories'
import { storyWords } from '@/content/en/ui/pages/stories'

/** Three testimonials, with a note while they are samples. */
export function Testimonials({ headingId }: { headingId: string }) {
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-2xl md:text-3xl">
        {storyWords.testimonialsHeading}
      </h2>
      <ul className="mt-8 grid gap-8 border-t border-ink pt-8 md:grid-cols-3 md:gap-12">
        {testimonials.map(({ name, rating, text, condition, initials }) => (
          <li key={name}>
            <figure className="flex h-full flex-col">
              <Stars rating={rating} />
              <blockquote className="mt-3 text-lg">{text}</blockquote>
              <figcaption className="mt-4 flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="flex size-11 items-center justify-center rounded-full bg-sage text-sm font-bold text-pine"
                >
                  {initials}
                </span>
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="text-sm text-muted">{condition}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {testimonials.some(({ sample }) => sample) && (
        <p className="mt-6 text-sm text-muted">{storyWords.sample}</p>
      )}
      <Link href="/reviews" className="mt-2 inline-block py-2 link">
        {storyWords.reviewsLink}
      </Link>
    </section>
  )
}
