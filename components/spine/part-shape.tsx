import { type Outline, pathData } from './outlines'

interface PartShapeProps {
  /** The level that this is, for styles and scripts that look for it. */
  level?: string | undefined
  outline: Outline
  /** Fine lines over it: closed ones hide what is behind, open ones do not. */
  closedDetails?: readonly Outline[]
  openDetails?: readonly Outline[]
  isLit?: boolean
}

/** One bone or disc. Colours and line widths come from the drawing around it; being lit is its own. */
export function PartShape({
  level,
  outline,
  closedDetails = [],
  openDetails = [],
  isLit = false,
}: PartShapeProps) {
  const lit = isLit ? 'fill-poppy' : undefined
  const details = [
    ...openDetails.map((line) => pathData(line, { open: true })),
    ...closedDetails.map((line) => pathData(line)),
  ].join('')
  const shape = pathData(outline)
  if (!details) return <path data-level={level} className={lit} d={shape} />
  return (
    <g data-level={level} className={lit}>
      <path d={shape} />
      <path d={details} />
    </g>
  )
}
