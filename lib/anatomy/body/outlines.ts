import { type BodyAreaId, bodyAreaIds, bodyAreas } from '@/content/anatomy/body-areas'
import { type LineId, contour, lines } from './half-body'
import { type Point, type SmoothLine, joined, mirrored, pathData, reversed } from './smooth-line'

/** A line of the half body; with a minus, it is followed backward. */
type Step = LineId | `-${LineId}`

/** Areas that cross the midline: the lines of one half, from midline to midline. */
const midlineOutlines = {
  'front-head': ['crown', 'chin'],
  'front-neck': ['-chin', 'jaw', 'collar'],
  'front-saddle': ['pubis', 'innerGroin', 'innerThigh'],
  'back-head': ['crown', 'hairline'],
  'back-neck': ['-hairline', 'jaw', 'nape'],
  'back-saddle': ['tailbone', 'cleft', 'innerThigh'],
} as const satisfies Partial<Record<BodyAreaId, readonly Step[]>>

type SidedId = Exclude<BodyAreaId, keyof typeof midlineOutlines>
type Half<Id> = Id extends `${infer Side}-left-${infer Rest}` ? `${Side}-${Rest}` : never

/** Paired areas: the outline on the half where x is positive. */
const pairedOutlines: Record<Half<SidedId>, readonly Step[]> = {
  'front-shoulder': ['trapezius', 'armTop', '-shoulderSeam'],
  'front-upper-arm': ['deltoid', 'elbowBack', 'elbowCrease', 'innerElbow', 'innerElbowBack', '-armTop'],
  'front-forearm': ['elbow', 'wristCrease', 'innerWrist', '-elbowCrease'],
  'front-hand': ['wrist', '-wristCrease'],
  'front-chest': ['neck', 'shoulderSeam', 'axilla', 'ribArch', '-breastbone', '-collar'],
  'front-belly': ['ribs', 'belt', '-midline', '-ribArch'],
  'front-groin': ['crest', 'groin', '-pubis', '-belt'],
  'front-thigh': ['hip', 'kneeTop', 'innerAboveKnee', '-innerGroin', '-groin'],
  'front-knee': ['aboveKnee', 'kneeBottom', 'innerBelowKnee', '-kneeTop'],
  'front-shin': ['belowKnee', 'ankleFront', 'innerAnkle', '-kneeBottom'],
  'front-foot': ['ankle', '-ankleFront'],
  'back-shoulder': ['trapezius', 'armTop', '-shoulderSeam'],
  'back-upper-arm': ['deltoid', 'elbowTop', 'innerElbowBack', '-armTop'],
  'back-forearm': ['elbowBack', 'elbow', 'wristCrease', 'innerWrist', 'innerElbow', '-elbowTop'],
  'back-hand': ['wrist', '-wristCrease'],
  'back-upper-back': ['neck', 'shoulderSeam', 'axilla', 'backRibs', '-upperSpine', '-nape'],
  'back-low-back': ['ribs', 'iliacCrest', '-lowerSpine', '-backRibs'],
  'back-buttock': ['crest', 'glutealFold', '-tailbone', '-iliacCrest'],
  'back-thigh': ['hip', 'kneeHollow', 'innerAboveKnee', '-cleft', '-glutealFold'],
  'back-calf': ['aboveKnee', 'belowKnee', 'ankleFront', 'innerAnkle', 'innerBelowKnee', '-kneeHollow'],
  'back-foot': ['ankle', '-ankleFront'],
}

const follow = (steps: readonly Step[]): SmoothLine =>
  joined(
    steps.map((step) => {
      const line = lines[step.replace('-', '')]
      if (!line) throw new Error(`The body has no line "${step}".`)
      return step.startsWith('-') ? reversed(line) : line
    }),
  )

/** Both halves of an area that crosses the midline: down one, back up the other. */
const whole = (half: SmoothLine) => joined([half, reversed(mirrored(half))])

const isMiddle = (id: BodyAreaId): id is keyof typeof midlineOutlines => id in midlineOutlines

/**
 * The outline of an area. The person's left is on the viewer's right from the front, and on the viewer's left
 * from the back.
 */
export function areaOutline(id: BodyAreaId): SmoothLine {
  if (isMiddle(id)) return whole(follow(midlineOutlines[id]))
  const half = follow(pairedOutlines[id.replace(/-(left|right)/, '') as Half<SidedId>])
  const isOnGrowingSide = id.includes('-left-') === (bodyAreas[id].side === 'front')
  return isOnGrowingSide ? half : mirrored(half)
}

/** The centroid of an area, where its letter is drawn. */
function middleOf({ curves }: SmoothLine): Point {
  const ends = curves.map(([, , end]) => end)
  let [surface, x, y] = [0, 0, 0]
  ends.forEach((end, index) => {
    const next = ends[(index + 1) % ends.length] ?? end
    const piece = end[0] * next[1] - next[0] * end[1]
    surface += piece
    x += (end[0] + next[0]) * piece
    y += (end[1] + next[1]) * piece
  })
  return [x / (3 * surface), y / (3 * surface)]
}

/** The outline of the whole body as path data, the same from the front and the back. */
export const silhouette = pathData(whole(contour), 'closed')

/** The view box of both drawings, in the units of every path here: left, top, width, height. */
export const bodyView = { x: -92, y: -4, width: 184, height: 408 } as const

/** Each area's path and centroid. The areas of one side share their borders and fill the silhouette. */
export const bodyOutlines = Object.fromEntries(
  bodyAreaIds.map((id) => {
    const outline = areaOutline(id)
    return [id, { path: pathData(outline, 'closed'), middle: middleOf(outline) }]
  }),
) as Record<BodyAreaId, { path: string; middle: Point }>
