import { ligaments } from '@/components/spine/geometry/ligaments'
import { muscles } from '@/components/spine/geometry/muscles'
import { nerves } from '@/components/spine/geometry/nerves'
import { pathData } from '@/components/spine/geometry/outlines'
import { PartShape } from '@/components/spine/part-shape'
import type { View } from '@/lib/anatomy/zooms'

const joined = (outlines: Parameters<typeof pathData>[0][], open = false) =>
  outlines.map((outline) => pathData(outline, { open })).join('')

/** The spinal cord, the cauda equina below it, and the selectable nerve roots. */
export function NerveLayer({ view }: { view: View }) {
  const { cord, tail, roots } = nerves[view]
  return (
    <g data-layer="nerves">
      {/* They cover the bones behind them, which are to be tapped. */}
      <g className="pointer-events-none">
        <path d={joined([...tail], true)} className="fill-none" />
        <path d={pathData(cord)} />
      </g>
      {roots.flatMap(({ id, outlines }) =>
        outlines.map((outline, order) => (
          <PartShape key={id + String(order)} level={`nerve-${id}`} outline={outline} />
        )),
      )}
    </g>
  )
}

export function LigamentLayer({ view }: { view: View }) {
  return (
    <g data-layer="ligaments">
      <path d={joined([...ligaments[view]])} />
    </g>
  )
}

export function MuscleLayer({ view }: { view: View }) {
  return (
    <g data-layer="muscles">
      <path d={joined(muscles[view].map(({ outline }) => outline))} />
      <path
        d={joined(
          muscles[view].flatMap(({ fibres }) => fibres),
          true,
        )}
        className="fill-none stroke-[0.8]"
      />
    </g>
  )
}
