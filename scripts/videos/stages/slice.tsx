import { lerp, tenth, type Stage } from '../numbers'
import { mix, palette } from '../palette'

const ring =
  'M100,205C100,95 200,60 300,60C400,60 500,95 500,205C500,290 440,345 380,352C340,356 320,340 300,340C280,340 260,356 220,352C160,345 100,290 100,205Z'
const arch =
  'M120,395C98,430 118,482 165,492C202,502 236,522 262,547C275,572 280,602 284,627C290,642 310,642 316,627C320,602 325,572 338,547C364,522 398,502 435,492C482,482 502,430 480,395C465,374 430,379 412,400C395,442 350,492 300,507C250,492 205,442 188,400C170,379 135,374 120,395Z'
const innerEdge = 'M408,408C391,446 348,494 300,507C252,494 209,446 192,408'

/** The bundle of nerves in its sac, compressed where room is lacking. */
function Nerves({ squeeze, push, hurt }: { squeeze: number; push: number; hurt: number }) {
  const color = mix(palette.nerve, palette.poppy, Math.max(squeeze, 0))
  const width = tenth(lerp(1, 0.58, squeeze) * 1000) / 1000
  const height = tenth(lerp(1, 0.5, squeeze) * 1000) / 1000
  const dots = [-42, -21, 0, 21, 42].flatMap((x) => [-20, 2, 24].map((y) => ({ x, y })))
  return (
    <g transform={`translate(${tenth(300 - 24 * push)} ${tenth(416 + 6 * push)}) scale(${width} ${height})`}>
      <ellipse rx="74" ry="50" fill="#fdf3d9" stroke={color} strokeWidth="5" />
      {dots
        .filter(({ x, y }) => (x / 66) ** 2 + (y / 42) ** 2 < 1)
        .map(({ x, y }) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="8"
            fill={x === 42 ? mix(color, palette.poppy, hurt) : color}
          />
        ))}
    </g>
  )
}

/** Wear: a bulging disc edge, thickened ligaments, enlarged joints. All of them take room from the nerves. */
function Wear({ ligament, joints }: { ligament: number; joints: number }) {
  return (
    <>
      <path d={innerEdge} fill="none" stroke={palette.ligament} strokeWidth={tenth(16 + 66 * ligament)} />
      <g fill={palette.bone} stroke={palette.pine} strokeWidth="3">
        <circle cx={tenth(192 + 14 * joints)} cy="424" r={tenth(12 + 32 * joints)} />
        <circle cx={tenth(408 - 14 * joints)} cy="424" r={tenth(12 + 32 * joints)} />
      </g>
    </>
  )
}

/** The disc's soft center pushing out through the torn ring. */
function Lump({ tear, bulge }: { tear: number; bulge: number }) {
  const half = 13 * tear
  return (
    <g fill={palette.soft}>
      <path d={`M340,250L${tenth(376 - half)},352L${tenth(376 + half)},350L368,240Z`} opacity={tear} />
      {bulge > 0 && (
        <path
          d={`M${376 - 13},346C${tenth(376 - 20 - 34 * bulge)},${tenth(356 + 24 * bulge)} ${tenth(376 - 20 * bulge)},${tenth(354 + 66 * bulge)} ${tenth(376 + 12 * bulge)},${tenth(354 + 58 * bulge)}C${tenth(376 + 52 * bulge)},${tenth(354 + 48 * bulge)} ${tenth(376 + 14 + 30 * bulge)},${tenth(352 + 8 * bulge)} ${376 + 13},344Z`}
          stroke={palette.poppy}
          strokeWidth="3"
        />
      )}
    </g>
  )
}

/** One level of the lower back from above, with its front at the top. */
export const Slice: Stage = ({ shows }) => {
  const {
    names = 0,
    center = 0,
    tear = 0,
    bulge = 0,
    press = 0,
    wear = 0,
    ligament = 0,
    joints = 0,
    room = 0,
  } = shows
  const squeeze = Math.max(0, Math.min(1, 0.3 * wear + 0.4 * ligament + 0.3 * joints) * (1 - room))
  const root = mix(palette.nerve, palette.poppy, press)
  return (
    <g transform="translate(20 34)">
      <g fill="none" stroke={palette.nerve} strokeWidth="15" strokeLinecap="round">
        <path d="M240,402C200,384 130,368 40,380" />
        <path
          d={`M${tenth(360 - 8 * press)},${tenth(402 + 8 * press)}C400,${tenth(384 + 14 * press)} 470,368 560,380`}
          stroke={root}
        />
      </g>
      {wear > 0 && (
        <ellipse
          cx="300"
          cy="332"
          rx="128"
          ry={tenth(14 + 34 * wear)}
          fill={palette.disc}
          stroke={palette.pine}
          strokeWidth="3"
        />
      )}
      <path d={ring} fill={palette.disc} stroke={palette.pine} strokeWidth="3" />
      <g fill="none" stroke={palette.pine} strokeOpacity="0.3" strokeWidth="2">
        {[0.9, 0.8, 0.7, 0.6].map((size) => (
          <path
            key={size}
            d={ring}
            transform={`translate(300 206) scale(${size}) translate(-300 -206)`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
      <ellipse cx="300" cy="208" rx="100" ry="68" fill={mix('#e3e6d3', palette.soft, center)} />
      <Wear ligament={ligament * (1 - room)} joints={joints * (1 - 0.6 * room)} />
      <path d={arch} fill={palette.bone} stroke={palette.pine} strokeWidth="3" />
      {room > 0 && (
        <g opacity={room}>
          <path d="M236,440L364,440L364,660L236,660Z" fill={palette.paper} />
          <path d="M236,466V524M364,466V524" stroke={palette.pine} strokeWidth="3" />
        </g>
      )}
      <Nerves squeeze={squeeze} push={press} hurt={press} />
      <Lump tear={tear} bulge={bulge} />
      <g opacity={names} fill={palette.muted} fontSize="60" textAnchor="middle">
        <text x="300" y="48">
          front
        </text>
        <text x="372" y="668" textAnchor="start">
          back
        </text>
      </g>
    </g>
  )
}
