import type { Point } from '@/components/spine/geometry/outlines'

interface PartLabelProps {
  id: string
  at: Point
  /** Which side of the bones the label is on. */
  side: 'left' | 'right'
  /** Bone labels appear only when zoomed in. */
  isBone?: boolean
  isHighlighted?: boolean
  text?: string
}

const gap = 8
/** Labeled in the full drawing too, which has room for only a few labels. */
const keys = ['C1', 'C7', 'T1', 'T12', 'L1', 'L5']

/** A level's label beside the bones. */
export function PartLabel({
  id,
  at,
  side,
  isBone = false,
  isHighlighted = false,
  text = id,
}: PartLabelProps) {
  return (
    <text
      data-label={id}
      data-bone={isBone || undefined}
      data-key={keys.includes(id) || undefined}
      textAnchor={side === 'left' ? 'end' : undefined}
      className={isHighlighted ? 'fill-poppy' : undefined}
      x={(side === 'left' ? at.x - gap : at.x + gap).toFixed()}
      y={at.y.toFixed()}
    >
      {text}
    </text>
  )
}

/** Labels keep their size when zoomed: --mm is the number of millimeters per pixel. */
export const labelClasses = [
  'fill-muted stroke-none font-text text-[length:calc(var(--mm)*0.9375rem)] [dominant-baseline:central]',
  '[&>text]:hidden [&>[data-key]:not([data-crowded])]:block [[data-zoomed]_&>[data-bone]]:block',
  '[&>.fill-poppy]:block [&>.fill-poppy]:fill-poppy-text [&>.fill-poppy]:font-bold',
  '[&>.fill-poppy]:text-[length:calc(var(--mm)*1.125rem)]',
].join(' ')
