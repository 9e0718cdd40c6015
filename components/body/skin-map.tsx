import { skinNames, skinPath, skinPieces } from '@/lib/body/skin-areas'
import { BodyFigure } from './body-figure'
import type { NerveRootId } from '@/content/nerve-roots'
import { silhouette } from '@/lib/body/outlines'

interface SkinMapProps {
  side: 'front' | 'back'
  lit: readonly NerveRootId[]
  /** Of the shape that cuts the areas to the body. */
  clipId: string
}

/** One side of the body with the skin areas of the nerve roots; the lit ones are filled, outlined and named. */
export function SkinMap({ side, lit, clipId }: SkinMapProps) {
  const isLit = (root: NerveRootId) => lit.includes(root)
  return (
    <BodyFigure side={side} aria-hidden className="w-70 max-w-full">
      <clipPath id={clipId}>
        <path d={silhouette} />
      </clipPath>
      <g clipPath={`url(#${clipId})`} className="stroke-[0.7]">
        {skinPieces[side].map(([root, outline], index) => (
          <path
            key={index}
            d={skinPath(outline)}
            className={
              isLit(root)
                ? 'fill-[color-mix(in_oklab,var(--color-bone),var(--color-poppy)_45%)] forced-colors:fill-[Highlight]'
                : 'fill-bone [stroke-opacity:0.45] forced-colors:fill-[Canvas]'
            }
          />
        ))}
      </g>
      <g className="fill-ink stroke-paper stroke-[3] text-[10px] font-bold [paint-order:stroke] forced-colors:fill-[CanvasText]">
        {skinNames[side]
          .filter(([root]) => isLit(root))
          .map(([root, x, y]) => (
            <text key={root} x={x} y={y + 2} textAnchor="middle">
              {root}
            </text>
          ))}
      </g>
    </BodyFigure>
  )
}
