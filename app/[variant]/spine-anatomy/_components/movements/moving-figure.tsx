import { joints, columnLine } from '@/components/spine/geometry/joints'
import { bonesBackToFront, spine } from '@/components/spine/geometry/geometry'
import { pathData } from '@/components/spine/geometry/outlines'
import { type DiscId, vertebraIds } from '@/content/anatomy/levels'
import { poseText, posesOf } from '@/lib/anatomy/motion'

const { discs, sacrum, coccyx } = spine

/** Extent of a movement, in millimeters. */
const views = { bend: '-380 -60 540 770', lean: '-120 -60 540 770' }

const idOf = (part: string) => `moving-${part}`

/** The bones, defined once and shared by both movements. */
export function MovingBones() {
  return (
    <svg aria-hidden className="absolute size-0">
      <defs>
        {[...discs, ...bonesBackToFront].map(({ id, outline }) => (
          <path key={id} id={idOf(id)} d={pathData(outline)} />
        ))}
        <path
          id={idOf('sacrum')}
          d={[sacrum.outline, ...coccyx.outlines].map((outline) => pathData(outline)).join('')}
        />
      </defs>
    </svg>
  )
}

/** The spine from the side at the end of a movement. Bones and discs move rigidly. */
export function MovingFigure({ movement, picture }: { movement: 'bend' | 'lean'; picture: string }) {
  const poses = posesOf(movement, joints, 1)
  const part = (id: string, bone: string) => {
    const pose = poses[vertebraIds.findIndex((vertebra) => vertebra === bone)]
    return <use key={id} href={`#${idOf(id)}`} data-moves={bone} transform={pose && poseText(pose)} />
  }
  return (
    <svg
      viewBox={views[movement]}
      role="img"
      aria-label={picture}
      data-joints={joints.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
      className="anatomy-moving"
    >
      <path d={pathData(columnLine, { open: true })} data-rest="" />
      <g data-stuff="disc">{discs.map(({ id }: { id: DiscId }) => part(id, id.split('-')[0] ?? ''))}</g>
      <g data-stuff="bone">
        {bonesBackToFront.map(({ id }) => part(id, id))}
        <use href={`#${idOf('sacrum')}`} />
      </g>
    </svg>
  )
}
