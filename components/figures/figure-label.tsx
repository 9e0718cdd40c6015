import type { Point } from '@/components/spine/geometry/outlines'
import type { Placement } from './figure'

/**
 * Font size, distance between lines, and the gap between a label and its line, in units of the figure. With large text
 * the letters grow (app/styles/content.css).
 */
const [fontSize, lineHeight, gap] = [17, 20, 5]

type FigureLabelProps = Placement & { text: string }

/** A label of one or more lines, and the line from it to what it names. */
export function FigureLabel({ text, at, align, to }: FigureLabelProps) {
  const lines = text.split('\n')
  const start = to && lineStart(at, align, lines.length, to)
  return (
    <>
      {to && start && (
        <g className="figure-pointer">
          <path d={`M${start.x} ${start.y}L${to.x} ${to.y}`} />
          <circle cx={to.x} cy={to.y} r="2.5" />
        </g>
      )}
      <text y={at.y} fontSize={fontSize} textAnchor={align}>
        {lines.map((line, order) => (
          <tspan key={order} x={at.x} dy={order && `${lineHeight / fontSize}em`}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  )
}

/** The line starts beside the label, or above or below it if it is centered. */
function lineStart({ x, y }: Point, align: Placement['align'], lineCount: number, to: Point): Point {
  const height = (lineCount - 1) * lineHeight
  if (align === 'middle') return { x, y: to.y < y ? y - fontSize : y + height + gap + 1 }
  return { x: align === 'end' ? x + gap : x - gap, y: y - gap + height / 2 }
}
