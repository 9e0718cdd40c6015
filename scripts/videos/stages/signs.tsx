import { FrontFigure, frontJoints, type FrontPose } from '../figures/front-figure'
import { Mark } from '../figures/limb'
import type { Shows, Stage } from '../numbers'
import { palette } from '../palette'

const pose: FrontPose = {
  hip: { x: 250, y: 372 },
  trunk: 0,
  seated: 0,
  shins: 0,
  arms: [
    [-14, -8],
    [14, 8],
  ],
}
const { hip, head, chest, legs, shoulders } = frontJoints(pose)

/** Marks where symptoms occur. */
function Marks({
  saddle = 0,
  legs: weak = 0,
  leg = 0,
  foot = 0,
  arms = 0,
  face = 0,
  chest: tight = 0,
  back = 0,
}: Shows) {
  const color = palette.alert
  return (
    <g>
      <Mark at={{ x: hip.x, y: hip.y + 34 }} size={46} shown={saddle} color={color} />
      {legs.map(([, knee], side) => (
        <Mark
          key={side}
          at={{ x: knee.x, y: knee.y - 10 }}
          size={40}
          shown={side === 1 ? Math.max(weak, leg) : weak}
          color={color}
        />
      ))}
      <Mark at={legs[1]?.[2] ?? hip} size={40} shown={foot} color={color} />
      <Mark at={{ x: shoulders[1].x + 22, y: shoulders[1].y + 80 }} size={38} shown={arms} color={color} />
      <Mark at={{ x: head.x + 14, y: head.y + 14 }} size={34} shown={face} color={color} />
      <Mark at={chest} size={46} shown={tight} color={color} />
      <Mark at={{ x: hip.x, y: hip.y - 44 }} size={46} shown={back} color={color} />
    </g>
  )
}

/** Props: a thermometer, a bathroom door, a fallen ladder. */
function Things({ fever = 0, toilet = 0, fall = 0 }: Shows) {
  return (
    <g fill="none" stroke={palette.muted} strokeWidth="8" strokeLinecap="round" strokeLinejoin="round">
      {fever > 0 && (
        <g opacity={fever}>
          <path d="M484,190a22,22 0 0 1 44,0v190a44,44 0 1 1 -44,0Z" fill={palette.paper} />
          <path d="M506,240V410" stroke={palette.alert} strokeWidth="16" />
          <circle cx="506" cy="416" r="24" fill={palette.alert} stroke="none" />
        </g>
      )}
      {toilet > 0 && (
        <g opacity={toilet}>
          <path d="M430,210H590V650H430Z" fill={palette.bone} />
          <circle cx="562" cy="440" r="9" fill={palette.muted} />
          {/* A toilet from the side. */}
          <path d="M462,262H488V322H462ZM488,322H556C556,356 536,372 520,376V404H478V376C466,366 462,346 462,322Z" />
        </g>
      )}
      {fall > 0 && (
        <g opacity={fall} transform="translate(372 632) rotate(-12)">
          <path d="M0,0H250M0,-62H250M30,0V-62M90,0V-62M150,0V-62M210,0V-62" />
        </g>
      )}
    </g>
  )
}

/** A phone showing the number to dial. */
function Call({ shown }: { shown: number }) {
  if (shown <= 0) return null
  return (
    <g opacity={shown}>
      <rect x="420" y="214" width="176" height="312" rx="26" fill={palette.ink} />
      <rect x="436" y="246" width="144" height="236" rx="8" fill={palette.paper} />
      <text x="508" y="376" fontSize="68" fontWeight="700" textAnchor="middle" fill={palette.alert}>
        911
      </text>
      <rect x="456" y="412" width="104" height="46" rx="23" fill={palette.pine} />
    </g>
  )
}

/** A person from the front, and the warning signs that cannot wait. */
export const Signs: Stage = ({ shows }) => (
  <g>
    <path d="M60,644H580" stroke={palette.line} strokeWidth="5" strokeLinecap="round" />
    <FrontFigure pose={pose} pale={1} />
    <Marks {...shows} />
    <Things {...shows} />
    <Call shown={shows.call ?? 0} />
  </g>
)
