import { skinNames, skinPath, skinPieces } from '@/lib/anatomy/body/skin-areas'
import { BodyFigure } from './body-figure'
import type { NerveRootId } from '@/content/anatomy/nerve-roots'
import { silhouette } from '@/lib/anatomy/body/outlines'

interface SkinMapProps {
  side: 'front' | 'back'
  highlighted: readonly NerveRootId[]
  /** Id of the clip path of the body outline. */
  clipId: string
}

/** One side of the body with the dermatomes; highlighted ones are filled, outlined and labeled. */
export function SkinMap({ side, highlighted, clipId }: SkinMapProps) {
  const isHighlighted = (root: NerveRootId) => highlighted.includes(root)
  return (
    <BodyFigure side={side} aria-hidden className="w-70 max-w-full">
      <clipPath id={clipId}>
        <path d={silhouette} />
      </clipPath>
      <g clipPath={`url(#${clipId})`} className="stroke-[0.7]">
        {skinPieces[side].map(([root, outline], index) => (
          <path
            key={index}
            data-root={root}
            d={skinPath(outline)}
            className={
              isHighlighted(root)
                ? 'fill-[color-mix(in_oklab,var(--color-bone),var(--color-poppy)_45%)] forced-colors:fill-[Highlight]'
                : 'fill-bone [stroke-opacity:0.45] forced-colors:fill-[Canvas]'
            }
          />
        ))}
      </g>
      <g className="pointer-events-none fill-ink stroke-paper stroke-[3] text-[10px] font-bold [paint-order:stroke] forced-colors:fill-[CanvasText]">
        {skinNames[side]
          .filter(([root]) => isHighlighted(root))
          .map(([root, x, y]) => (
            <text key={root} x={x} y={y + 2} textAnchor="middle">
              {root}
            </text>
          ))}
      </g>
    </BodyFigure>
  )
}
