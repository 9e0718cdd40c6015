import { logoBars } from '@/components/site/header/logo-bars'

/** The logo's five bars in the image's colors. */
export function Mark({ bar, highlighted, height }: { bar: string; highlighted: string; height: number }) {
  return (
    <svg viewBox="0 0 25 33" width={(height * 25) / 33} height={height}>
      {logoBars.map(({ x, y, width, isHighlighted }) => (
        <rect
          key={y}
          x={x}
          y={y}
          width={width}
          height="5"
          rx="2.5"
          fill={isHighlighted ? highlighted : bar}
        />
      ))}
    </svg>
  )
}
