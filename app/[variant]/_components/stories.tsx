import { StoriesOnSight } from '@/components/sections/stories/stories-on-sight'
import { Stars } from '@/components/sections/stories/stars'
import { stories } from '@/content/generated/practice/stories'
import { storyWords } from '@/content/en/ui/pages/stories'

const slides = stories.map(({ rating, story, patientName, procedure, timeframe }, position) => ({
  label: storyWords.slide(position + 1, stories.length),
  content: (
    <figure>
      <Stars rating={rating} />
      <blockquote className="mt-4 font-heading text-xl leading-snug text-pretty md:text-2xl">
        {story}
      </blockquote>
      <figcaption className="mt-5 text-muted">
        <span className="font-semibold text-ink">{patientName}</span>, {procedure}. {timeframe}.
      </figcaption>
    </figure>
  ),
}))

/** Rotating success stories, labeled when they are samples. Hidden on phones. */
export function Stories() {
  return (
    <section aria-labelledby="stories-heading" className="bg-bone mobile:hidden">
      <div className="container-page grid gap-10 section-space lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16">
        <div>
          <h2 id="stories-heading" className="text-2xl md:text-3xl">
            {storyWords.heading}
          </h2>
          <p className="mt-3 text-muted">{storyWords.intro}</p>
          {stories.some(({ sample }) => sample) && (
            <p className="mt-4 text-sm text-muted">{storyWords.sample}</p>
          )}
        </div>
        <StoriesOnSight slides={slides} />
      </div>
    </section>
  )
}
