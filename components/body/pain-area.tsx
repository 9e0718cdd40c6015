import { type BodyAreaId, type PainKind, bodyAreas, painKinds } from '@/content/anatomy/body-areas'
import { bodyOutlines } from '@/lib/anatomy/body/outlines'

interface PainAreaProps {
  area: BodyAreaId
  /** The kinds of pain marked there, if any. */
  kinds: readonly PainKind[]
  /** Id of the fill pattern for its first kind of pain. */
  pattern: string
  isReached: boolean
  onFocus: () => void
}

const looks =
  'cursor-pointer [stroke-opacity:0.4] hover:fill-sage focus-visible:stroke-ink focus-visible:stroke-[3] focus-visible:[stroke-opacity:1] outline-none'

/** One area of the drawing: a checkbox reached by pointer or arrow keys. The figure handles clicks. */
export function PainArea({ area, kinds, pattern, isReached, onFocus }: PainAreaProps) {
  const { name } = bodyAreas[area]
  return (
    <path
      data-area={area}
      d={bodyOutlines[area].path}
      role="checkbox"
      aria-checked={kinds.length > 0}
      aria-label={
        kinds.length > 0 ? `${name}: ${kinds.map((kind) => painKinds[kind].name).join(', ')}` : name
      }
      tabIndex={isReached ? 0 : -1}
      onFocus={onFocus}
      className={looks}
      {...(kinds.length > 0
        ? { fill: `url(#${pattern})`, strokeWidth: 1.6 }
        : { fill: 'transparent', strokeWidth: 0.9, strokeDasharray: '1 4' })}
    />
  )
}
