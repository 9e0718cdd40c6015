import { blockOf } from '@/components/spine/geometry/column'
import { spine } from '@/components/spine/geometry/geometry'
import { pathData, place, point, type Point } from '@/components/spine/geometry/outlines'
import { levelIds, type SacralId, type VertebraId } from '@/content/anatomy/levels'
import { lerp, tenth, type Stage } from '../numbers'
import { mix, palette } from '../palette'

const { bounds, discs, vertebrae, sacrum, coccyx } = spine
const fourth = discs.find(({ id }) => id === 'L4-L5')
const whole = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2, scale: 0.9 }
const near = { x: (fourth?.anchor.x ?? 0) + 36, y: fourth?.anchor.y ?? 0, scale: 4 }

/** The center of the spinal canal, from the neck down. */
const channel: Point[] = levelIds
  .filter((id): id is VertebraId | SacralId => id !== 'C1')
  .slice(0, 26)
  .map((id) => place(blockOf(id).frame, point(blockOf(id).depth / 2 + 8, 0)))
const cordEnd = 19

const glow = (shown = 0) => mix(palette.bone, palette.poppy, shown * 0.75)

/** The whole spine from the side, zooming into the lower back. */
export const Column: Stage = ({ shows }) => {
  const {
    close = 0,
    neck,
    chest,
    low,
    sacrum: tail,
    discs: allDiscs = 0,
    disc: one = 0,
    joints = 0,
    cord = 0,
  } = shows
  const scale = whole.scale * (near.scale / whole.scale) ** close
  const [x, y] = [lerp(whole.x, near.x, close), lerp(whole.y, near.y, close)]
  const regions: Record<string, string> = { C: glow(neck), T: glow(chest), L: glow(low) }
  const stroke = tenth(1.4 / Math.sqrt(scale) / 0.5) / 2
  return (
    <g
      transform={`translate(320 360) scale(${scale.toFixed(3)}) translate(${(-x).toFixed(2)} ${(-y).toFixed(2)})`}
    >
      <g stroke={palette.pine} strokeWidth={stroke} strokeLinejoin="round">
        {discs.map(({ id, outline }) => (
          <path
            key={id}
            d={pathData(outline)}
            fill={mix(palette.disc, palette.poppy, Math.max(allDiscs * 0.85, id === 'L4-L5' ? one : 0))}
          />
        ))}
        {vertebrae.map(({ id, outline }) => (
          <path key={id} d={pathData(outline)} fill={regions[id.charAt(0)]} />
        ))}
        <path d={pathData(sacrum.outline)} fill={glow(tail)} />
        <path d={coccyx.outlines.map((outline) => pathData(outline)).join('')} fill={glow(tail)} />
        {one > 0 && fourth && (
          <path
            d={pathData(fourth.outline)}
            fill={mix(palette.disc, palette.poppy, one)}
            stroke={palette.poppy}
          />
        )}
      </g>
      {joints > 0 && (
        <g fill="none" stroke={palette.poppy} strokeWidth="1.6" opacity={joints}>
          {discs
            .filter(({ id }) => /^L[2-5]/.test(id))
            .map(({ id, foramen }) => (
              <circle key={id} cx={foramen.x + 12} cy={foramen.y + 2} r="6.5" />
            ))}
        </g>
      )}
      {cord > 0 && <Cord shown={cord} />}
    </g>
  )
}

/** The spinal cord down to the top of the lower back, and the bundle of nerves below it. */
function Cord({ shown }: { shown: number }) {
  const upper = channel.slice(0, cordEnd)
  const lower = channel.slice(cordEnd - 1)
  const drawn = { pathLength: 1, strokeDasharray: '1 1', fill: 'none', strokeLinecap: 'round' as const }
  const first = Math.min(1, shown * 1.5)
  const second = Math.max(0, shown * 3 - 2)
  return (
    <g stroke={palette.nerve}>
      <path d={pathData(upper, { open: true })} strokeWidth="6.5" {...drawn} strokeDashoffset={1 - first} />
      {second > 0 &&
        [-2.4, 0, 2.4].map((aside) => (
          <path
            key={aside}
            d={pathData(
              lower.map((spot, order) => (order ? point(spot.x + aside, spot.y) : spot)),
              { open: true },
            )}
            strokeWidth="1.5"
            {...drawn}
            strokeDashoffset={1 - second}
          />
        ))}
    </g>
  )
}
