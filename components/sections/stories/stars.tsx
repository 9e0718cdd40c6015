import { storyWords } from '@/content/en/ui/pages/stories'

const star = 'M10 1.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.1 4.7 18l1.1-6L1.4 7.8l6-.8z'

const [width, height, step] = [104, 20, 21]

function FiveStars() {
  return [0, 1, 2, 3, 4].map((position) => (
    <path key={position} d={star} transform={`translate(${position * step})`} />
  ))
}

/** A rating out of five, in half steps, announced as one phrase. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={storyWords.rating(rating)}
      viewBox={`0 0 ${width} ${height}`}
      className="inline-block h-5 w-[6.5rem] fill-line"
    >
      <FiveStars />
      {/* A nested svg clips its content to its width. */}
      <svg width={(rating / 5) * width} height={height} className="fill-gold">
        <FiveStars />
      </svg>
    </svg>
  )
}
