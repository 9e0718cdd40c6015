import { jointsOf, lengths, SideFigure, type SidePose } from '../figures/side-figure'
import { Limb, Mark, reach, type Spot } from '../figures/limb'
import { lerp, tenth, type Shows, type Stage } from '../numbers'
import { palette } from '../palette'

const ground = 640
const stride = 74

type Angles = readonly [number, number]
const blend = (a: Angles, b: Angles, at: number): Angles => [lerp(a[0], b[0], at), lerp(a[1], b[1], at)]

/** A walking leg: half of each `phase` cycle on the ground, half in the air. */
function walkingLeg(phase: number): Angles {
  const thigh = 26 * Math.sin(phase)
  const knee = 8 + 42 * Math.max(0, Math.cos(phase)) ** 2 * (Math.cos(phase) > 0 ? 1 : 0)
  return [thigh, thigh - knee]
}

/** The pose for standing, walking, sitting or leaning. */
function poseOf({ walk = 0, sit = 0, lean = 0, cart = 0, frame = 0, milk = 0, still = 0 }: Shows): SidePose {
  const phase = walk * Math.PI
  const moving = Math.min(1, walk * 1.2) * (1 - still)
  const leg = (at: number) => blend(blend([2, -2], walkingLeg(at), moving), [86, -2], sit)
  const swing = moving * 20 * Math.sin(phase)
  const hold = Math.max(cart, frame, milk)
  const held: Angles = milk > 0 ? [6, 84] : cart > frame ? [34, 82] : [22, 62]
  const arm = (by: number) => blend(blend([by, by + 12], [34, 62], sit), held, hold)
  const pose: SidePose = {
    hip: { x: 300, y: 0 },
    trunk: 2 + 24 * lean + 3 * moving,
    head: 2 - 8 * lean,
    nearArm: arm(-swing),
    farArm: arm(swing),
    nearLeg: leg(phase),
    farLeg: leg(phase + Math.PI),
  }
  const { nearLeg, farLeg } = jointsOf(pose)
  const lowest = Math.max(nearLeg[2].y, farLeg[2].y)
  return { ...pose, hip: { x: 300 - 90 * Math.max(sit, cart, frame), y: ground - 14 - lowest } }
}

/** Props: a chair, a shopping cart, a walker. */
function Things({ sit = 0, cart = 0, frame = 0 }: Shows) {
  return (
    <g stroke={palette.muted} strokeWidth="9" fill="none" strokeLinecap="round" strokeLinejoin="round">
      {sit > 0 && (
        <path
          opacity={sit}
          d={`M128,400L146,${ground - 100}H286M156,${ground - 100}V${ground}M276,${ground - 100}V${ground}`}
        />
      )}
      {cart > 0 && (
        <g opacity={cart}>
          <path d="M404,346L436,346L474,520L590,520L606,436L456,446" />
          <path d="M474,520L480,590H590" />
          <circle cx="494" cy="620" r="14" />
          <circle cx="578" cy="620" r="14" />
        </g>
      )}
      {frame > 0 && <path opacity={frame} d={`M312,${ground}L326,364H384L400,${ground}M320,500H392`} />}
    </g>
  )
}

/** A gallon of milk, held close. */
function Jug({ at: { x, y }, shown }: { at: Spot; shown: number }) {
  return (
    <g opacity={shown} transform={`translate(${tenth(x + 14)} ${tenth(y + 12)})`}>
      <path
        d="M-14,-70h28v18c18,8 26,22 26,40v44a10,10 0 0 1 -10,10h-60a10,10 0 0 1 -10,-10v-44c0,-18 8,-32 26,-40Z"
        fill="#ffffff"
        stroke={palette.pine}
        strokeWidth="4"
      />
      <path d="M-40,0h80" stroke={palette.disc} strokeWidth="16" />
    </g>
  )
}

/** The ground, which moves past a walking person. */
function Ground({ walk = 0 }: Shows) {
  const shift = (walk * stride) % 160
  const marks = [0, 1, 2, 3, 4, 5]
    .map((order) => tenth(order * 160 - shift - 100))
    .filter((x) => x > 10 && x < 560)
  return (
    <g stroke={palette.line} strokeWidth="5" strokeLinecap="round">
      <path d={`M20,${ground + 8}H620`} />
      {marks.map((x) => (
        <path key={x} d={`M${x},${ground + 30}h44`} />
      ))}
    </g>
  )
}

/** A person from the side: standing, walking, sitting or leaning, with pain along the leg. */
export const Person: Stage = ({ shows }) => {
  const { nerve = 0, ache = 0, spine = 0 } = shows
  const pose = poseOf(shows)
  const { hip, nearLeg, nearArm } = jointsOf(pose)
  const low = reach(reach(hip, 180 - pose.trunk, 24), -90 - pose.trunk, 20)
  const route = [low, reach(hip, -60, 14), nearLeg[1], nearLeg[2]]
  const length = lengths.thigh + lengths.shin + 60
  const bones = Array.from({ length: 11 }, (_, order) =>
    reach(reach(hip, 180 - pose.trunk, 4 + order * 16), -90 - pose.trunk, 22),
  )
  return (
    <g>
      <Ground {...shows} />
      <Things {...shows} />
      <SideFigure pose={pose} glass={Math.max(nerve, spine, ache)} />
      {spine > 0 && (
        <g fill={palette.bone} stroke={palette.pine} strokeWidth="2.5" opacity={spine}>
          {bones.map(({ x, y }, order) => (
            <rect
              key={order}
              x="-11"
              y="-6"
              width="22"
              height="12"
              rx="4"
              transform={`translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(pose.trunk)})`}
            />
          ))}
        </g>
      )}
      <Mark at={reach(hip, -70, 18)} size={40} shown={ache} color={palette.poppy} />
      <Mark at={reach(hip, pose.nearLeg[0], 78)} size={34} shown={ache} color={palette.poppy} />
      {(shows.milk ?? 0) > 0 && <Jug at={nearArm[2]} shown={shows.milk ?? 0} />}
      {nerve > 0 && (
        <g strokeDasharray={length} strokeDashoffset={tenth(length * (1 - nerve))}>
          <Limb through={route} width={11} color={palette.poppy} />
        </g>
      )}
      {nerve > 0 && <circle cx={tenth(low.x)} cy={tenth(low.y)} r="14" fill={palette.poppy} />}
    </g>
  )
}
