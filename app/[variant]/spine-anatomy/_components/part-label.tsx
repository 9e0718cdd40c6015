import type { Point } from '@/components/spine/outlines'

interface PartLabelProps {
  id: string
  at: Point
  /** Which side of the bones the name stands on. */
  side: 'left' | 'right'
  /** A bone's name is shown in a closer look. */
  isBone?: boolean
  isLit?: boolean
  text?: string
}

const gap = 8
/** These are named in the whole drawing too, where only a few names have room. */
const keys = ['C1', 'C7', 'T1', 'T12', 'L1', 'L5']

/** The name of a level beside it. */
export function PartLabel({ id, at, side, isBone = false, isLit = false, text = id }: PartLabelProps) {
  return (
    <text
      data-label={id}
      data-bone={isBone || undefined}
      data-key={keys.includes(id) || undefined}
      textAnchor={side === 'left' ? 'end' : undefined}
      className={isLit ? 'fill-poppy' : undefined}
      x={(side === 'left' ? at.x - gap : at.x + gap).toFixed()}
      y={at.y.toFixed()}
    >
      {text}
    </text>
  )
}

/** Labels keep their size while the drawing is enlarged: --mm is how many millimetres one pixel shows. */
export const labelClasses = [
  'fill-muted stroke-none font-text text-[length:calc(var(--mm)*0.9375rem)] [dominant-baseline:central]',
  '[&>text]:hidden [&>[data-key]]:block [[data-zoomed]_&>[data-bone]]:block',
  '[&>.fill-poppy]:block [&>.fill-poppy]:fill-poppy-text [&>.fill-poppy]:font-bold',
  '[&>.fill-poppy]:text-[length:calc(var(--mm)*1.125rem)]',
].join(' ')
