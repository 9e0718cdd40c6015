import { figures } from '@/components/figures/figures'
import { isLine, type Shape, type Tissue } from '@/components/figures/shape'
import { boundsOf, pathData } from '@/components/spine/geometry/outlines'
import type { FigureName } from '@/content/schemas/figure-names'
import { palette } from './palette'

/** The colors of components/figures/figure-file.ts in the light theme, mixed: the renderer can't mix them. */
const fills: Record<Tissue, string> = {
  bone: palette.paper,
  disc: '#c1d0c8',
  core: '#d7e3da',
  sac: '#f6e7cb',
  nerve: '#e9bf73',
  ligament: '#9ab1a6',
  metal: '#949c94',
  skin: palette.paper,
  lit: palette.poppy,
  glow: '#eaae91',
  space: palette.sage,
  strand: '#a8873d',
  detail: palette.pine,
  ghost: '#51605a',
  cut: palette.poppy,
  arrow: palette.poppy,
}

/** Space around the drawing, in pixels. */
const margin = 24

type FigurePanelProps = { name: FigureName; ground: string; panel: { width: number; height: number } }

/** A page's figure without its labels, as large as fits. */
export function FigurePanel({ name, ground, panel }: FigurePanelProps) {
  const { shapes, height } = figures[name]
  const view = visiblePart(shapes, height)
  const perPixel = Math.max(
    view.width / (panel.width - 2 * margin),
    view.height / (panel.height - 2 * margin),
  )
  const size = { width: view.width / perPixel, height: view.height / perPixel }
  return (
    <div
      style={{
        display: 'flex',
        ...panel,
        background: ground,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <svg
        {...size}
        viewBox={[view.x, view.y, view.width, view.height].map((length) => length.toFixed(1)).join(' ')}
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        {shapes.map((shape, order) => (
          <path
            key={order}
            d={pathData(shape.outline, { open: isLine(shape) })}
            fill={isLine(shape) ? 'none' : fills[shape.tissue]}
            stroke={isLine(shape) ? fills[shape.tissue] : palette.pine}
            strokeWidth={(strokeWidth(shape.tissue) * perPixel).toFixed(2)}
          />
        ))}
      </svg>
    </div>
  )
}

const strokeWidth = (tissue: Tissue): number => {
  if (tissue === 'cut' || tissue === 'arrow') return 6
  return tissue === 'detail' ? 1.2 : 2.4
}

/** The bounds of the shapes; a spine that goes on beyond the figure's top and bottom ends there. */
function visiblePart(shapes: readonly Shape[], figureHeight: number) {
  const { x, y, width, height } = boundsOf(shapes.map(({ outline }) => outline))
  const [top, bottom] = [Math.max(0, y - 2), Math.min(figureHeight, y + height + 2)]
  return { x: x - 2, y: top, width: width + 4, height: bottom - top }
}
