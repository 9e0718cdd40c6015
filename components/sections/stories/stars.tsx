import { storyWords } from '@/content/story-words'

const star = 'M10 1.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.1 4.7 18l1.1-6L1.4 7.8l6-.8z'

/** A rating out of five, in halves, read out as one phrase. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={storyWords.rating(rating)} className="relative inline-block h-5 w-[6.5rem]">
      {['fill-line', 'fill-gold'].map((fill, layer) => (
        <svg
          key={fill}
          viewBox="0 0 104 20"
          className={`absolute inset-0 h-5 w-[6.5rem] ${fill}`}
          style={layer === 1 ? { clipPath: `inset(0 ${100 - rating * 20}% 0 0)` } : undefined}
          aria-hidden="true"
        >
          {[0, 1, 2, 3, 4].map((position) => (
            <path key={position} d={star} transform={`translate(${position * 21})`} />
          ))}
        </svg>
      ))}
    </span>
  )
}
