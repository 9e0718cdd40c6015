import type { Point } from '@/components/spine/outlines'

interface PartLabelProps {
  id: string
  at: Point
  /** Which side of the bones the name stands on. */
  side: 'left' | 'right'
  /** A bone's name is shown in a closer look; a key one in the whole drawing too, where only a few have room. */
  isBone?: boolean
  isKey?: boolean
  isLit?: boolean
  text?: string
}

const gap = 8

/** The name of a level beside it. */
export function PartLabel({
  id,
  at,
  side,
  isBone = false,
  isKey = false,
  isLit = false,
  text = id,
}: PartLabelProps) {
  return (
    <text
      data-label={id}
      data-bone={isBone || undefined}
      data-key={isKey || undefined}
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
