import { type PainKind, painKinds } from '@/content/body-areas'

interface PainLetterProps {
  kind: PainKind
  x: number
  y: number
}

/** The letter of a kind in a ring, over its pattern in a drawing. */
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
