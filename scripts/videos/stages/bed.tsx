import { FrontFigure, type FrontPose } from '../figures/front-figure'
import { SideFigure, type SidePose } from '../figures/side-figure'
import { ease, lerp, type Stage } from '../numbers'
import { palette } from '../palette'

const [top, floor] = [480, 616]

/** Lying on the back, head on the pillow at the left; the knees come up. */
function supine(knees: number): SidePose {
  const leg = [lerp(90, 146, knees), lerp(90, 34, knees)] as const
  return {
    hip: { x: 330, y: top - 40 },
    trunk: -90,
    head: 6,
    nearArm: [84, 96],
    farArm: [84, 96],
    nearLeg: leg,
    farLeg: [leg[0] - 4 * knees, leg[1]],
  }
}

/**
 * Lying on the side, facing the viewer; then the legs go down while the arms push the trunk up; then
 * standing.
 */
function facingUs({ legs = 0, up = 0, stand = 0 }: Record<string, number>): FrontPose {
  return {
    hip: { x: lerp(340, 330, up), y: lerp(top - 36, floor - 277, stand) - 6 * up * (1 - stand) },
    trunk: lerp(-90, 0, ease(up)),
    seated: 1 - stand,
    shins: lerp(72, 0, Math.max(legs, up)),
    arms: [
      [lerp(95, -18, up), lerp(150, -6, up)],
      [lerp(40, 18, up), lerp(60, 6, up)],
    ],
  }
}

function Bed({ shown }: { shown: number }) {
  return (
    <g opacity={shown}>
      <rect
        x="30"
        y={top}
        width="590"
        height="70"
        rx="22"
        fill={palette.sage}
        stroke={palette.pine}
        strokeWidth="3"
      />
      <path
        d={`M60,${top + 70}V${floor}M590,${top + 70}V${floor}`}
        stroke={palette.pine}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <rect
        x="46"
        y={top - 34}
        width="130"
        height="40"
        rx="18"
        fill={palette.bone}
        stroke={palette.pine}
        strokeWidth="3"
      />
    </g>
  )
}

/** Getting out of bed with the log roll: knees up, roll in one piece, legs over the edge, push up. */
export const GettingUp: Stage = ({ shows }) => {
  const { knees = 0, roll = 0, steady = 0, cushion = 0 } = shows
  return (
    <g>
      <path d={`M10,${floor + 6}H630`} stroke={palette.line} strokeWidth="5" strokeLinecap="round" />
      <Bed shown={1} />
      {cushion > 0 && (
        <ellipse
          cx="448"
          cy={top - 24}
          rx="56"
          ry="34"
          fill={palette.bone}
          stroke={palette.pine}
          strokeWidth="3"
          opacity={cushion}
        />
      )}
      {roll < 1 && (
        <g opacity={1 - roll}>
          <SideFigure pose={supine(knees)} />
        </g>
      )}
      {roll > 0 && (
        <g opacity={roll}>
          <FrontFigure pose={facingUs(shows)} />
        </g>
      )}
      {steady > 0 && (
        <g fill="none" stroke={palette.poppy} strokeWidth="7" strokeLinecap="round" opacity={steady}>
          <path d="M470,200a60,60 0 1 1 -1,0" />
          <path d="M470,226v36l24,16" />
        </g>
      )}
    </g>
  )
}
