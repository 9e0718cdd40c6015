import { Limb, reach, type Spot } from './limb'
import { mix, palette } from '../palette'

/**
 * Angles in degrees: 0 is straight down for limbs and straight up for the trunk; positive is forward (right).
 */
export type SidePose = {
  hip: Spot
  trunk: number
  /** Relative to the trunk. */
  head: number
  nearArm: readonly [number, number]
  farArm: readonly [number, number]
  nearLeg: readonly [number, number]
  farLeg: readonly [number, number]
}

export const lengths = { trunk: 165, thigh: 122, shin: 122, upperArm: 88, forearm: 80 } as const

export function jointsOf({ hip, trunk, nearArm, farArm, nearLeg, farLeg, head }: SidePose) {
  const shoulder = reach(hip, 180 - trunk, lengths.trunk)
  const limb = (
    from: Spot,
    [first, second]: readonly [number, number],
    [a, b]: readonly [number, number],
  ) => {
    const middle = reach(from, first, a)
    return [from, middle, reach(middle, second, b)] as const
  }
  const arm = [lengths.upperArm, lengths.forearm] as const
  const leg = [lengths.thigh, lengths.shin] as const
  return {
    hip,
    shoulder,
    head: reach(shoulder, 180 - trunk - head, 66),
    nearArm: limb(shoulder, nearArm, arm),
    farArm: limb(shoulder, farArm, arm),
    nearLeg: limb(hip, nearLeg, leg),
    farLeg: limb(hip, farLeg, leg),
  }
}

function Foot({ ankle, turn, color }: { ankle: Spot; turn: number; color: string }) {
  return <Limb through={[ankle, reach(ankle, 90 + turn, 34)]} width={26} color={color} />
}

/** A person from the side, facing right. `glass` (0 to 1) makes the clothes transparent. */
export function SideFigure({ pose, glass = 0 }: { pose: SidePose; glass?: number }) {
  const joints = jointsOf(pose)
  const cloth = (color: string) => mix(color, palette.sage, glass * 0.8)
  const shin = ([, second]: readonly [number, number]) => Math.max(-60, Math.min(60, second))
  const hand = (through: readonly Spot[]) => <circle cx={through[2]?.x} cy={through[2]?.y} r="17" />
  const waist = reach(joints.hip, 180 - pose.trunk, 34)
  const nape = reach(joints.shoulder, 180 - pose.trunk - pose.head, 26)
  return (
    <g>
      <Limb through={joints.farArm} width={34} color={cloth(palette.shirtFar)} />
      <g fill={mix(palette.skin, '#000000', 0.12)}>{hand(joints.farArm)}</g>
      <Foot ankle={joints.farLeg[2]} turn={shin(pose.farLeg)} color={palette.ink} />
      <Limb through={joints.farLeg} width={46} color={cloth(palette.trousersFar)} />
      <Foot ankle={joints.nearLeg[2]} turn={shin(pose.nearLeg)} color={palette.ink} />
      <Limb through={joints.nearLeg} width={50} color={cloth(palette.trousers)} />
      <Limb through={[joints.shoulder, nape]} width={34} color={palette.skin} />
      <Limb through={[joints.hip, waist]} width={80} color={cloth(palette.trousers)} />
      <Limb through={[waist, joints.shoulder]} width={82} color={cloth(palette.shirt)} />
      <circle cx={joints.head.x} cy={joints.head.y} r="42" fill={palette.skin} />
      <g transform={`translate(${joints.head.x} ${joints.head.y}) rotate(${pose.trunk + pose.head})`}>
        <path
          d="M26,-34 C6,-56 -46,-50 -45,-2 C-45,16 -36,30 -24,34 C-20,14 -14,-10 26,-34Z"
          fill={palette.hair}
        />
      </g>
      <Limb through={joints.nearArm} width={36} color={mix(cloth(palette.shirt), '#000000', 0.07)} />
      <g fill={palette.skin}>{hand(joints.nearArm)}</g>
    </g>
  )
}
