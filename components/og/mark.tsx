import { logoBars } from '@/components/site/logo-bars'

/** The logo's five bars in the picture's colours. */
export function Mark({ bar, lit, height }: { bar: string; lit: string; height: number }) {
  return (
    <svg viewBox="0 0 25 33" width={(height * 25) / 33} height={height}>
      {logoBars.map(({ x, y, width, isLit }) => (
        <rect key={y} x={x} y={y} width={width} height="5" rx="2.5" fill={isLit ? lit : bar} />
      ))}
    </svg>
  )
}
