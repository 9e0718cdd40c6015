import { PartLabel, labelClasses } from './part-label'
import { LigamentLayer, MuscleLayer, NerveLayer } from './soft-layers'
import { drawingClasses } from './drawing-classes'
import { boxesOf } from '@/components/spine/geometry/anatomy-boxes'
import { bonesBackToFront, spine } from '@/components/spine/geometry/geometry'
import { nerves } from '@/components/spine/geometry/nerves'
import { PartShape } from '@/components/spine/part-shape'
import { anatomyWords } from '@/content/anatomy/words'
import { firstPart } from '@/lib/anatomy/parts'

const { vertebrae, discs, sacrum, coccyx } = spine

/** The spine from the left, with each part selectable. */
export function SideFigure() {
  return (
    <svg {...boxesOf('side')} className={drawingClasses} role="img" aria-label={anatomyWords.drawing.side}>
      <MuscleLayer view="side" />
      <g data-layer="discs">
        {discs.map(({ id, outline }) => (
          <PartShape key={id} level={id} outline={outline} isHighlighted={id === firstPart} />
        ))}
      </g>
      <g data-layer="bones">
        {bonesBackToFront.map(({ id, outline, wall, knob }) => (
          <PartShape
            key={id}
            level={id}
            outline={outline}
            openDetails={wall ? [wall] : []}
            closedDetails={knob ? [knob] : []}
          />
        ))}
        <PartShape
          level="sacrum"
          outline={sacrum.outline}
          openDetails={sacrum.fusionLines}
          closedDetails={sacrum.foramina}
        />
        {coccyx.outlines.map((outline, order) => (
          <PartShape key={order} level="tailbone" outline={outline} />
        ))}
      </g>
      <LigamentLayer view="side" />
      <NerveLayer view="side" />
      <g className={labelClasses}>
        {vertebrae.map(({ id, anchor }) => (
          <PartLabel key={id} id={id} at={anchor} side="left" isBone />
        ))}
        {discs.map(({ id, anchor }) => (
          <PartLabel key={id} id={id} at={anchor} side="left" isHighlighted={id === firstPart} />
        ))}
        {nerves.side.roots.map(({ id, label }) => (
          <PartLabel key={id} id={`nerve-${id}`} text={id} at={label} side="left" />
        ))}
      </g>
    </svg>
  )
}
