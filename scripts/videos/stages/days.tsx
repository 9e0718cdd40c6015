import { tenth, type Stage } from '../numbers'
import { palette } from '../palette'

const count = 7

/** Two durations compared: 208 days with walking lessons, 112 without. */
function Compared({ shown }: { shown: number }) {
  return (
    <g fontSize="60" fill={palette.ink}>
      {[
        { days: 208, y: 220, color: palette.pine },
        { days: 112, y: 420, color: palette.steel },
      ].map(({ days, y, color }) => (
        <g key={days}>
          <rect x="40" y={y} width={tenth(days * 2.6 * shown)} height="72" rx="10" fill={color} />
          <text x="40" y={y - 20}>
            {days === 208 ? 'taught: 208 days' : 'others: 112 days'}
          </text>
        </g>
      ))}
    </g>
  )
}

/** A week of short walks: one bar per day, growing from day to day if `grow` is 1. */
export const Days: Stage = ({ shows }) => {
  const { done = 0, grow = 0, pause = 0, compare = 0 } = shows
  if (compare > 0) return <Compared shown={compare} />
  return (
    <g>
      <path d="M40,560H600" stroke={palette.line} strokeWidth="5" strokeLinecap="round" />
      {Array.from({ length: count }, (_, order) => {
        const shown = Math.max(0, Math.min(1, done - order))
        const dip = pause && order === 4 ? 90 * pause : 0
        const height = ((grow < 0 ? 400 : 110) + grow * order * 48 - dip) * shown
        const isPause = order === 4 && pause > 0.5
        return (
          <g key={order}>
            <rect
              x={50 + order * 78}
              y={tenth(556 - height)}
              width="54"
              height={tenth(height)}
              rx="8"
              fill={isPause ? palette.poppy : palette.pine}
            />
            <text
              x={77 + order * 78}
              y="618"
              fontSize="60"
              textAnchor="middle"
              fill={shown > 0 ? palette.ink : palette.line}
            >
              {order + 1}
            </text>
          </g>
        )
      })}
    </g>
  )
}
