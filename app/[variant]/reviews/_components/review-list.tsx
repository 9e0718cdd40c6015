import { FilterList } from '@/components/sections/filter-list'
import { Stars } from '@/components/sections/stories/stars'
import { Badge } from '@/components/ui/badge'
import { readingWords } from '@/content/en/ui/site/reading'
import { stories, testimonials } from '@/content/generated/practice/stories'
import { storyWords } from '@/content/en/ui/pages/stories'

const reviews = [
  ...stories.map(({ patientName, procedure, story, timeframe, ...rest }) => ({
    ...rest,
    name: patientName,
    about: procedure,
    text: story,
    when: timeframe,
  })),
  ...testimonials.map(({ condition, ...rest }) => ({ ...rest, about: condition, when: null })),
]

const keyOf = (about: string) => about.toLowerCase().replaceAll(' ', '-')
const options = [...new Set(reviews.map(({ about }) => about))].map((label) => ({ key: keyOf(label), label }))

/** All reviews, with a topic filter. Samples are labeled. */
export function ReviewList() {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-3 text-2xl">
        {storyWords.reviewsHeading}
      </h2>
      {reviews.some(({ sample }) => sample) && <p className="mb-6 text-muted">{storyWords.sample}</p>}
      <FilterList
        id="review-list"
        label={storyWords.filter}
        words={readingWords.filter}
        options={options}
        itemClass="border-t border-line py-7 print:break-inside-avoid"
        items={reviews.map(({ name, about, rating, text, when, sample }) => ({
          key: name,
          options: [keyOf(about)],
          content: (
            <figure>
              <div className="flex items-center gap-4">
                <Stars rating={rating} />
                {sample && <Badge>{storyWords.sampleMark}</Badge>}
              </div>
              <blockquote className="mt-3 font-heading text-xl leading-snug text-pretty">{text}</blockquote>
              <figcaption className="mt-3 text-muted">
                <span className="font-semibold text-ink">{name}</span>, {about}
                {when && `. ${when}`}
              </figcaption>
            </figure>
          ),
        }))}
      />
    </section>
  )
}
