import { type BodyAreaId, type PainKind, bodyAreas, painKinds } from '@/content/body-areas'
import { bodyOutlines } from '@/lib/body/outlines'

interface PainAreaProps {
  area: BodyAreaId
  kind: PainKind | undefined
  /** The id of the pattern of its kind. */
  pattern: string
  isReached: boolean
  onFocus: () => void
}

const looks =
  'cursor-pointer [stroke-opacity:0.4] hover:fill-sage focus-visible:stroke-ink focus-visible:stroke-[3] focus-visible:[stroke-opacity:1] outline-none'

/** One area of the drawing: a checkbox that the pointer, or the arrow keys, reach. What a press does is the figure's. */
export function PainArea({ area, kind, pattern, isReached, onFocus }: PainAreaProps) {
  const { name } = bodyAreas[area]
  return (
    <path
      data-area={area}
      d={bodyOutlines[area].path}
      role="checkbox"
      aria-checked={kind !== undefined}
      aria-label={kind ? `${name}: ${painKinds[kind].name}` : name}
      tabIndex={isReached ? 0 : -1}
      onFocus={onFocus}
      className={looks}
      {...(kind
        ? { fill: `url(#${pattern})`, strokeWidth: 1.6 }
        : { fill: 'transparent', strokeWidth: 0.9, strokeDasharray: '1 4' })}
    />
  )
}
