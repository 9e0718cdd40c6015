import { Stars } from '@/components/sections/stories/stars'
import { storyWords } from '@/content/en/ui/pages/stories'
import type { Story } from '@/content/stories'

/**
 * All stories stacked in one place, so that the tallest sets the height and nothing below shifts. The first
 * is shown; the carousel changes `data-current` in place. Without JavaScript they are listed one below the
 * other.
 */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  return (
    <ul className="grid noscript:block noscript:space-y-10">
      {stories.map(({ id, rating, story, patientName, procedure, timeframe }, position) => (
        <li
          key={id}
          data-current={position === 0}
          aria-label={storyWords.slide(position + 1, stories.length)}
          suppressHydrationWarning
          className="story"
        >
          <figure>
            <Stars rating={rating} />
            <blockquote className="mt-4 font-heading text-xl leading-snug text-pretty md:text-2xl">
              {story}
            </blockquote>
            <figcaption className="mt-5 text-muted">
              <span className="font-semibold text-ink">{patientName}</span>, {procedure}. {timeframe}.
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
