import { tenth, type Stage } from '../numbers'
import { palette } from '../palette'

const widths = [300, 240, 330, 270, 310, 220]

/**
 * A page of notes that fills line by line; then the most important ones are checked off, and a helper
 * appears.
 */
export const Notes: Stage = ({ shows }) => {
  const { lines = 0, ticks = 0, mark = 0, helper = 0 } = shows
  return (
    <g>
      <rect
        x="70"
        y="70"
        width="500"
        height="580"
        rx="10"
        fill="#ffffff"
        stroke={palette.pine}
        strokeWidth="3"
      />
      <path d="M140,70V650" stroke={palette.poppy} strokeWidth="2" strokeOpacity="0.5" />
      {widths.map((width, order) => {
        const written = Math.max(0, Math.min(1, lines - order))
        const ticked = Math.max(0, Math.min(1, ticks - order))
        const y = 150 + order * 84
        return (
          <g key={order} fill="none" strokeLinecap="round">
            <path d={`M166,${y + 24}H540`} stroke={palette.line} strokeWidth="2" />
            {written > 0 && (
              <path
                d={`M170,${y}h${tenth(width * written)}`}
                stroke={palette.ink}
                strokeWidth="11"
                strokeOpacity="0.75"
              />
            )}
            {ticked > 0 && (
              <path
                d={`M92,${y - 2}l12,14l22,-30`}
                stroke={palette.pine}
                strokeWidth="8"
                strokeLinejoin="round"
                pathLength={1}
                strokeDasharray="1 1"
                strokeDashoffset={tenth((1 - ticked) * 10) / 10}
              />
            )}
          </g>
        )
      })}
      {mark > 0 && (
        <rect
          x="158"
          y="122"
          width="400"
          height="56"
          rx="10"
          fill={palette.nerve}
          opacity={tenth(mark * 3.5) / 10}
        />
      )}
      {helper > 0 && (
        <g opacity={helper}>
          <circle cx="520" cy="452" r="46" fill={palette.skin} stroke={palette.paper} strokeWidth="8" />
          <path d="M474,446C472,388 568,388 566,446C556,424 484,424 474,446Z" fill={palette.ink} />
          <path
            d="M420,690c0,-130 40,-180 100,-180s100,50 100,180Z"
            fill={palette.shirt}
            stroke={palette.paper}
            strokeWidth="8"
          />
        </g>
      )}
    </g>
  )
}
