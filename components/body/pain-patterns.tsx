import type { PainKind } from '@/content/anatomy/body-areas'

/** One tile of each pattern, six units wide. They differ in shape, so they don't rely on color. */
const drawings: Record<PainKind, string> = {
  pain: 'M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2',
  numb: 'M3,3 h.01',
  tingling: 'M3,1.2 v3.6 M1.2,3 h3.6',
  burning: 'M0,0 l6,6 M6,0 l-6,6',
  weak: 'M0,1.5 h6 M0,4.5 h6',
}

interface PainPatternProps {
  id: string
  kind: PainKind
}

/** The fill pattern of one kind. */
export function PainPattern({ id, kind }: PainPatternProps) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect
        width="6"
        height="6"
        className="fill-[color-mix(in_oklab,var(--color-bone),var(--color-poppy)_18%)] stroke-none forced-colors:fill-[Canvas]"
      />
      <path
        d={drawings[kind]}
        className="fill-none stroke-poppy [stroke-linecap:round] forced-colors:stroke-[CanvasText]"
        strokeWidth={kind === 'numb' ? 2.4 : 1.1}
      />
    </pattern>
  )
}
