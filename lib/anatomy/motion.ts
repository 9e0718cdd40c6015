import { type VertebraId, vertebraIds } from '@/content/anatomy/levels'

export const movements = ['bend', 'lean', 'turn'] as const
export type Movement = (typeof movements)[number]

/**
 * How far each joint of a region moves by the end of a movement, in degrees. Chosen to look right, not
 * measured.
 */
const jointAngles: Record<Movement, Record<string, number>> = {
  bend: { C: 5.5, T: 2.2, L: 9 },
  lean: { C: -3.5, T: -0.9, L: -4 },
  turn: { C: 3.5, T: 1.5, L: 0.8 },
}

/** The joint between C1 and C2, which has no disc, turns the head about as far as the rest of the neck. */
const topJoint: Record<Movement, number> = { bend: 3, lean: -3, turn: 22 }

/** How far a bone rotates relative to the one below it, in degrees. Positive is forward, or to the right. */
const jointAngle = (movement: Movement, bone: VertebraId): number =>
  bone === 'C1' ? topJoint[movement] : (jointAngles[movement][bone.charAt(0)] ?? 0)

type Point = { x: number; y: number }
/** A bone's transformation: rotated by an angle in degrees, then shifted. */
export interface Pose {
  angle: number
  x: number
  y: number
}

/**
 * The pose of every bone, from C1 down, at `at` (0 to 1) of a movement. Each bone rotates about the joint
 * below it and carries all bones above; the sacrum stays in place. `pivots` are those joints at rest, from C1
 * down.
 */
export function posesOf(movement: Movement, pivots: readonly Point[], at: number): Pose[] {
  let below: Pose = { angle: 0, x: 0, y: 0 }
  return vertebraIds
    .map((bone, order) => ({ bone, pivot: pivots[order] ?? { x: 0, y: 0 } }))
    .toReversed()
    .map(({ bone, pivot }) => {
      const joint = moved(below, pivot)
      const angle = below.angle + jointAngle(movement, bone) * at
      const turned = moved({ angle, x: 0, y: 0 }, pivot)
      below = { angle, x: joint.x - turned.x, y: joint.y - turned.y }
      return below
    })
    .toReversed()
}

/** Transforms a point attached to a bone. Forward is left, so a positive angle rotates counterclockwise. */
export function moved({ angle, x, y }: Pose, point: Point): Point {
  const turn = (-angle * Math.PI) / 180
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  return { x: x + point.x * cos - point.y * sin, y: y + point.x * sin + point.y * cos }
}

/** A pose as an SVG transform. */
export const poseText = ({ angle, x, y }: Pose): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(-angle).toFixed(2)})`

/**
 * The SVG transform of a turn seen from behind: parts farther back move sideways, and everything gets
 * narrower.
 * @param angle the bone's total rotation, in degrees
 * @param depth how far behind the rotation axis the part lies, in drawing units
 */
export function turnText(angle: number, depth: number): string {
  const turn = (angle * Math.PI) / 180
  return `matrix(${Math.cos(turn).toFixed(3)} 0 0 1 ${(-depth * Math.sin(turn)).toFixed(1)} 0)`
}

/** The total rotation of each bone, in degrees, from C1 down. */
export function turnsOf(at: number): number[] {
  let sum = 0
  return vertebraIds
    .toReversed()
    .map((bone) => (sum += jointAngle('turn', bone) * at))
    .toReversed()
}
