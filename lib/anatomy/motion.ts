import { type VertebraId, vertebraIds } from '@/content/levels'

export const movements = ['bend', 'lean', 'turn'] as const
export type Movement = (typeof movements)[number]

/** How far each joint of a region goes at the end of a movement, in degrees: chosen for the eye, not measured. */
const shares: Record<Movement, Record<string, number>> = {
  bend: { C: 5.5, T: 2.2, L: 9 },
  lean: { C: -3.5, T: -0.9, L: -4 },
  turn: { C: 3.5, T: 1.5, L: 0.8 },
}

/** Between C1 and C2, which have no disc, the head is turned about as far as by the rest of the neck. */
const topJoint: Record<Movement, number> = { bend: 3, lean: -3, turn: 22 }

/** How far a bone turns against the one below it, in degrees; positive is forward, or to the right. */
const jointAngle = (movement: Movement, bone: VertebraId): number =>
  bone === 'C1' ? topJoint[movement] : (shares[movement][bone.charAt(0)] ?? 0)

type Point = { x: number; y: number }
/** Where a bone has gone: turned by an angle in degrees, then shifted. */
export interface Pose {
  angle: number
  x: number
  y: number
}

/**
 * Where every bone is, from C1 down, when a movement has come so far (`at` 0 to 1). Each bone turns about the joint
 * below it and takes all bones above along; the sacrum stays. `pivots` are those joints at rest, from C1 down.
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

/** A point that goes with a bone. Forward is to the left, so a positive angle turns against the clock. */
export function moved({ angle, x, y }: Pose, point: Point): Point {
  const turn = (-angle * Math.PI) / 180
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  return { x: x + point.x * cos - point.y * sin, y: y + point.x * sin + point.y * cos }
}

/** A pose as SVG writes it. */
export const poseText = ({ angle, x, y }: Pose): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(-angle).toFixed(2)})`

/**
 * Seen from behind, a turn moves what lies further back to the side and makes all of it narrower.
 * @param angle how far the bone has turned in all, in degrees
 * @param depth how far behind the turning axis the piece lies, in the drawing's units
 */
export function turnText(angle: number, depth: number): string {
  const turn = (angle * Math.PI) / 180
  return `matrix(${Math.cos(turn).toFixed(3)} 0 0 1 ${(-depth * Math.sin(turn)).toFixed(1)} 0)`
}

/** How far each bone has turned in all, from C1 down. */
export function turnsOf(at: number): number[] {
  let sum = 0
  return vertebraIds
    .toReversed()
    .map((bone) => (sum += jointAngle('turn', bone) * at))
    .toReversed()
}
