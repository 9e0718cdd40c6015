import { clsx } from 'clsx'
import type { SVGProps } from 'react'
import { bodyView, silhouette } from '@/lib/anatomy/body/outlines'
import { detailPath } from '@/lib/anatomy/body/details'

interface BodyFigureProps extends SVGProps<SVGSVGElement> {
  side: 'front' | 'back'
}

const view = `${bodyView.x} ${bodyView.y} ${bodyView.width} ${bodyView.height}`
const lines =
  '[stroke-linecap:round] [stroke-linejoin:round] [&_path]:[vector-effect:non-scaling-stroke] forced-colors:stroke-[CanvasText]'

/** A line drawing of one side of the body. `children` go between the skin and the outlines. */
export function BodyFigure({ side, className, children, ...rest }: BodyFigureProps) {
  return (
    <svg
      viewBox={view}
      className={clsx('block h-auto overflow-visible stroke-pine stroke-[1.35]', lines, className)}
      {...rest}
    >
      <path d={silhouette} className="fill-bone stroke-none forced-colors:fill-[Canvas]" />
      {children}
      <g className="pointer-events-none fill-none">
        <path d={detailPath(side)} className="stroke-[0.8] [stroke-opacity:0.7]" />
        <path d={silhouette} />
      </g>
    </svg>
  )
}
