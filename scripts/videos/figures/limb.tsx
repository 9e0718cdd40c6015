import { tenth } from '../numbers'

export type Spot = { x: number; y: number }

/** A point at a distance from a joint: 0 degrees is straight down, 90 right, 180 straight up. */
export function reach({ x, y }: Spot, degrees: number, length: number): Spot {
  const angle = (degrees * Math.PI) / 180
  return { x: x + Math.sin(angle) * length, y: y + Math.cos(angle) * length }
}

/** A limb: a line with round caps through its joints. */
export function Limb({ through, width, color }: { through: readonly Spot[]; width: number; color: string }) {
  const points = through.map(({ x, y }) => `${tenth(x)},${tenth(y)}`).join(' ')
  return (
    <polyline
      points={points}
      fill="none"
      stroke={color}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

/** A soft round mark, such as for pain. */
export function Mark({ at, size, shown, color }: { at: Spot; size: number; shown: number; color: string }) {
  if (shown <= 0) return null
  return (
    <g fill={color}>
      <circle cx={tenth(at.x)} cy={tenth(at.y)} r={size} opacity={tenth(shown * 3) / 10} />
      <circle cx={tenth(at.x)} cy={tenth(at.y)} r={size * 0.55} opacity={tenth(shown * 8) / 10} />
    </g>
  )
}
