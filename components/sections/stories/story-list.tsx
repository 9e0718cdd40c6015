import type { ReactNode } from 'react'

export type Slide = { label: string; content: ReactNode }

/**
 * All stories stacked in one place, so that the tallest sets the height and nothing below shifts. Only the current one is
 * visible; without JavaScript they are listed one below the other.
 */
export function StoryList({ slides, current = 0 }: { slides: readonly Slide[]; current?: number }) {
  return (
    <ul className="grid noscript:block noscript:space-y-10">
      {slides.map(({ label, content }, position) => (
        <li key={label} data-current={position === current} aria-label={label} className="story">
          {content}
        </li>
      ))}
    </ul>
  )
}
