import type { Stage } from '../numbers'
import { palette } from '../palette'

/** A hundred people as dots; the first `part` are highlighted. */
export const Share: Stage = ({ shows: { part = 0 } }) => (
  <g>
    {Array.from({ length: 100 }, (_, order) => (
      <circle
        key={order}
        cx={62 + (order % 10) * 56}
        cy={108 + Math.floor(order / 10) * 56}
        r="19"
        fill={order < Math.round(part) ? palette.poppy : palette.disc}
      />
    ))}
  </g>
)
