import { type PainKind, painKinds } from '@/content/anatomy/body-areas'

interface PainLetterProps {
  kind: PainKind
  x: number
  y: number
}

/** A kind's letter in a circle, drawn over its pattern. */
export function PainLetter({ kind, x, y }: PainLetterProps) {
  return (
    <g>
      <circle cx={x} cy={y} r="6.6" className="fill-paper stroke-poppy forced-colors:fill-[Canvas]" />
      <text
        x={x}
        y={y + 3.5}
        textAnchor="middle"
        className="fill-ink stroke-none text-[10px] font-bold forced-colors:fill-[CanvasText]"
      >
        {painKinds[kind].sign}
      </text>
    </g>
  )
}
