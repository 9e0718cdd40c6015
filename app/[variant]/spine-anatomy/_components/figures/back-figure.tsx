import { PartLabel, labelClasses } from './part-label'
import { LigamentLayer, MuscleLayer, NerveLayer } from './soft-layers'
import { drawingClasses } from './drawing-classes'
import { boxesOf } from '@/components/spine/geometry/anatomy-boxes'
import { backView } from '@/components/spine/geometry/back-view'
import { nerves } from '@/components/spine/geometry/nerves'
import { PartShape } from '@/components/spine/part-shape'
import { anatomyWords } from '@/content/anatomy/words'
import { firstPart } from '@/lib/anatomy/parts'

const { vertebrae, discs, sacrum, coccyx } = backView

/** The spine from behind. Each bone's joints are drawn under those of the bone above. */
export function BackFigure() {
  return (
    <svg {...boxesOf('back')} className={drawingClasses} role="img" aria-label={anatomyWords.drawing.back}>
      <g data-layer="bones">
        {vertebrae.map(({ id, body }) => body && <PartShape key={id} level={id} outline={body} />)}
      </g>
      <g data-layer="discs">
        {discs.map(({ id, outline }) => (
          <PartShape key={id} level={id} outline={outline} isHighlighted={id === firstPart} />
        ))}
      </g>
      <g data-layer="bones">
        {coccyx.outlines.map((outline, order) => (
          <PartShape key={order} level="tailbone" outline={outline} />
        ))}
        <PartShape level="sacrum" outline={sacrum.outline} closedDetails={sacrum.openings} />
        {vertebrae.toReversed().map(({ id, arch, spinous, dens }) => (
          <PartShape
            key={id}
            level={id}
            outline={arch}
            closedDetails={[dens, spinous].filter((line) => line !== undefined)}
          />
        ))}
      </g>
      <NerveLayer view="back" />
      <LigamentLayer view="back" />
      <MuscleLayer view="back" />
      <g data-layer="discs" className="anatomy-ghosts">
        {discs.map(({ id, outline }) => (
          <PartShape key={id} level={id} outline={outline} isHighlighted={id === firstPart} />
        ))}
      </g>
      <g className={labelClasses}>
        {vertebrae.map(({ id, edge }) => (
          <PartLabel key={id} id={id} at={edge} side="right" isBone />
        ))}
        {discs.map(({ id, edge }) => (
          <PartLabel
            key={id}
            id={id}
            at={{ x: -edge.x, y: edge.y }}
            side="left"
            isHighlighted={id === firstPart}
          />
        ))}
        {nerves.back.roots.map(({ id, label }) => (
          <PartLabel key={id} id={`nerve-${id}`} text={id} at={label} side="right" />
        ))}
      </g>
    </svg>
  )
}
