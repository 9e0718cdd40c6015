import { Limb, reach, type Spot } from './limb'
import { mix, palette } from '../palette'

/**
 * A person from the front. Angles are as in the side figure; with `seated` at 1, the thighs point at the
 * viewer.
 */
export type FrontPose = {
  hip: Spot
  trunk: number
  seated: number
  shins: number
  arms: readonly [readonly [number, number], readonly [number, number]]
}

/** The positions of body parts, for marks. */
export function frontJoints({ hip, trunk, seated, shins }: FrontPose) {
  const across = (from: Spot, by: number) => reach(from, 90 - trunk, by)
  const shoulder = reach(hip, 180 - trunk, 150)
  const thigh = 122 - 96 * seated
  const legs = [-30, 30].map((side) => {
    const top = across(hip, side)
    const knee = reach(top, seated > 0.5 ? shins : 0, thigh)
    return [top, knee, reach(knee, shins, 122)] as const
  })
  return {
    hip,
    shoulder,
    chest: reach(hip, 180 - trunk, 112),
    head: reach(shoulder, 180 - trunk, 74),
    shoulders: [across(shoulder, -58), across(shoulder, 58)] as const,
    legs,
  }
}

export function FrontFigure({ pose, pale = 0 }: { pose: FrontPose; pale?: number }) {
  const { hip, shoulder, head, shoulders, legs } = frontJoints(pose)
  const cloth = (color: string) => mix(color, palette.sage, pale * 0.75)
  return (
    <g>
      {legs.map(([top, knee, ankle], side) => (
        <g key={side}>
          <Limb through={[ankle, reach(ankle, pose.shins, 14)]} width={38} color={palette.ink} />
          <Limb through={[top, knee, ankle]} width={52} color={cloth(palette.trousers)} />
        </g>
      ))}
      <Limb through={[shoulder, head]} width={36} color={palette.skin} />
      <Limb
        through={[reach(hip, 180 - pose.trunk, 30), reach(hip, 180 - pose.trunk, 108)]}
        width={124}
        color={cloth(palette.shirt)}
      />
      <Limb
        through={[reach(hip, 90 - pose.trunk, -24), reach(hip, 90 - pose.trunk, 24)]}
        width={66}
        color={cloth(palette.trousers)}
      />
      {shoulders.map((from, side) => {
        const [upper, lower] = pose.arms[side as 0 | 1]
        const elbow = reach(from, upper, 84)
        const wrist = reach(elbow, lower, 76)
        return (
          <g key={side}>
            <Limb through={[from, elbow, wrist]} width={36} color={cloth(palette.shirtFar)} />
            <circle cx={wrist.x} cy={wrist.y} r="18" fill={palette.skin} />
          </g>
        )
      })}
      <circle cx={head.x} cy={head.y} r="43" fill={palette.skin} />
      <g transform={`translate(${head.x} ${head.y}) rotate(${pose.trunk})`}>
        <path
          d="M-44,4 C-50,-63 50,-63 44,4 C38,-14 26,-24 0,-24 C-26,-24 -38,-14 -44,4Z"
          fill={palette.hair}
        />
      </g>
    </g>
  )
}
