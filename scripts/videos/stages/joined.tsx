import { blockOf } from '@/components/spine/geometry/column'
import { partOf, spine } from '@/components/spine/geometry/geometry'
import { between, pathData, place, point, type Outline } from '@/components/spine/geometry/outlines'
import { ease, tenth, type Stage } from '../numbers'
import { mix, palette } from '../palette'

const scale = 5.3
const [upper, lower] = [blockOf('L4'), blockOf('L5')]
const gap = between(upper.frame.centre, lower.frame.centre)
const centre = point(gap.x + 24, gap.y + 2)
const turn = (upper.frame.tilt + lower.frame.tilt) / 2

const outlineOf = (id: 'L3' | 'L4' | 'L5') => pathData((partOf(id) as { outline: Outline }).outline)
const discOf = (id: 'L3-L4' | 'L4-L5' | 'L5-S1') => pathData((partOf(id) as { outline: Outline }).outline)

/** Each screw goes in from behind, through the pedicle, into the vertebral body. */
const screws = [upper, lower].map(({ frame, depth }) => ({
  head: place(frame, point(depth / 2 + 24, -7)),
  tip: place(frame, point(-depth * 0.28, -3)),
}))

function Screw({ order, shown }: { order: 0 | 1; shown: number }) {
  const { head, tip } = screws[order]!
  const away = 46 * (1 - ease(shown))
  return (
    <g opacity={Math.min(1, shown * 3)} transform={`translate(${tenth(away)} ${tenth(-away * 0.1)})`}>
      <path
        d={`M${head.x},${head.y}L${tip.x},${tip.y}`}
        stroke={palette.ink}
        strokeWidth="4.6"
        strokeLinecap="round"
      />
      <path
        d={`M${head.x},${head.y}L${tip.x},${tip.y}`}
        stroke={palette.steel}
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <path
        d={`M${head.x},${head.y}L${tip.x},${tip.y}`}
        stroke={palette.ink}
        strokeWidth="3.6"
        strokeDasharray="0.5 2.2"
        strokeOpacity="0.6"
      />
      <circle cx={head.x} cy={head.y} r="4.4" fill={palette.steel} stroke={palette.ink} strokeWidth="0.7" />
    </g>
  )
}

/** Two bones of the lower back from the side, and the hardware that joins them. */
export const Joined: Stage = ({ shows }) => {
  const {
    disc = 0,
    spacer = 0,
    graft = 0,
    screws: screw = 0,
    rod = 0,
    bone = 0,
    bend = 0,
    neighbors = 0,
  } = shows
  const angle = 6 * Math.sin(bend * 2 * Math.PI)
  const above = partOf('L3-L4').anchor
  const nearby = mix(palette.disc, palette.poppy, neighbors * 0.85)
  const joined = mix(palette.bone, palette.soft, bone)
  const seeds = [-13, -8, -3, 3, 8, 13].flatMap((x) =>
    [-3.4, 3.4].map((y) => ({ x: x + (y > 0 ? 2 : 0), y })),
  )
  return (
    <g
      transform={`translate(330 360) scale(${scale}) translate(${-centre.x} ${-centre.y})`}
      stroke={palette.pine}
      strokeWidth="0.6"
      strokeLinejoin="round"
    >
      <path d={discOf('L5-S1')} fill={nearby} />
      <path d={pathData(spine.sacrum.outline)} fill={palette.bone} />
      <g transform={`rotate(${tenth(angle)} ${above.x + 16} ${above.y})`}>
        <path d={discOf('L3-L4')} fill={nearby} />
        <path d={outlineOf('L3')} fill={palette.bone} />
      </g>
      <path d={discOf('L4-L5')} fill={mix(palette.disc, palette.poppy, 0.75)} opacity={disc} />
      <g transform={`translate(${gap.x} ${gap.y}) rotate(${-turn})`}>
        <rect
          x="-18"
          y="-7.4"
          width="36"
          height="14.8"
          rx="3"
          fill={palette.soft}
          stroke="none"
          opacity={bone * 0.9}
        />
        <g opacity={Math.min(1, spacer * 3)} transform={`translate(${tenth(60 * (1 - ease(spacer)))} 0)`}>
          <rect x="-14" y="-5.6" width="27" height="11.2" rx="2" fill={palette.steel} />
          <path d="M-8,-5.6V5.6M-1,-5.6V5.6M6,-5.6V5.6" strokeOpacity="0.5" />
        </g>
        <g fill={palette.nerve} stroke="none" opacity={graft}>
          {seeds.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" />
          ))}
        </g>
      </g>
      <path d={outlineOf('L4')} fill={joined} />
      <path d={outlineOf('L5')} fill={joined} />
      <Screw order={0} shown={screw} />
      <Screw order={1} shown={screw} />
      {rod > 0 && (
        <path
          d={`M${screws[0]!.head.x},${screws[0]!.head.y - 7}L${screws[1]!.head.x},${screws[1]!.head.y + 7}`}
          stroke={palette.ink}
          strokeWidth="4"
          strokeLinecap="round"
          pathLength={1}
          strokeDasharray="1 1"
          strokeDashoffset={1 - ease(rod)}
        />
      )}
    </g>
  )
}
