import { backView } from '@/components/spine/geometry/back-view'
import { partOf } from '@/components/spine/geometry/geometry'
import { pathData, type Outline } from '@/components/spine/geometry/outlines'
import { vertebraIds } from '@/content/anatomy/levels'
import { turnText, turnsOf } from '@/lib/anatomy/motion'

/** The visible part of the spine. */
const vertebrae = backView.vertebrae.slice(0, vertebraIds.indexOf('T10'))
const turns = turnsOf(1)

/** From the center of the body back to the tip of the spinous process. */
const reachOf = (id: (typeof vertebraIds)[number]): number => {
  const part = partOf(id)
  return part.kind === 'vertebra' ? Math.abs(part.spinousTip.x - part.frame.centre.x) : 0
}

/**
 * Neck and upper back from behind at the end of a rotation. Each bone's body, arch and tip move separately.
 */
export function TurningFigure({ picture }: { picture: string }) {
  const piece = (id: (typeof vertebraIds)[number], outline: Outline | undefined, depth: number) =>
    outline && (
      <path
        d={pathData(outline)}
        data-turns={id}
        data-depth={depth.toFixed()}
        transform={turnText(turns[vertebraIds.indexOf(id)] ?? 0, depth)}
      />
    )
  return (
    <svg viewBox="-90 -34 180 320" role="img" aria-label={picture} className="anatomy-moving">
      <path d="M0-30V300" data-rest="" />
      <g data-stuff="bone">
        {vertebrae.toReversed().map(({ id, body, arch, spinous, dens }) => (
          <g key={id}>
            {piece(id, body ?? dens, 0)}
            {piece(id, arch, reachOf(id) * 0.45)}
            {piece(id, spinous, reachOf(id))}
          </g>
        ))}
      </g>
    </svg>
  )
}
