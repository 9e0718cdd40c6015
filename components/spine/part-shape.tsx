import { type Outline, pathData } from './geometry/outlines'

interface PartShapeProps {
  /** The level's id, for styles and scripts. */
  level?: string | undefined
  outline: Outline
  /** Fine lines on top: closed ones hide what is behind, open ones do not. */
  closedDetails?: readonly Outline[]
  openDetails?: readonly Outline[]
  isHighlighted?: boolean
}

/** One bone or disc. Colors and line widths come from the surrounding drawing; highlighting is set here. */
export function PartShape({
  level,
  outline,
  closedDetails = [],
  openDetails = [],
  isHighlighted = false,
}: PartShapeProps) {
  const fill = isHighlighted ? 'fill-poppy' : undefined
  const details = [
    ...openDetails.map((line) => pathData(line, { open: true })),
    ...closedDetails.map((line) => pathData(line)),
  ].join('')
  const shape = pathData(outline)
  if (!details) return <path data-level={level} className={fill} d={shape} />
  return (
    <g data-level={level} className={fill}>
      <path d={shape} />
      <path d={details} />
    </g>
  )
}
