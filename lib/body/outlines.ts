import { type BodyAreaId, bodyAreaIds, bodyAreas } from '@/content/body-areas'
import { type LineId, contour, lines } from './half-body'
import { type Point, type SmoothLine, joined, mirrored, pathData, reversed } from './smooth-line'

/** A line of the half body, backwards with a minus. */
type Way = LineId | `-${LineId}`

/** The half of an area that lies across the middle, from the middle to the middle. */
const middleWays = {
  'front-head': ['crown', 'chin'],
  'front-neck': ['-chin', 'jaw', 'collar'],
  'front-saddle': ['pubis', 'innerGroin', 'innerThigh'],
  'back-head': ['crown', 'hairline'],
  'back-neck': ['-hairline', 'jaw', 'nape'],
  'back-saddle': ['tailbone', 'cleft', 'innerThigh'],
} as const satisfies Partial<Record<BodyAreaId, readonly Way[]>>

type SidedId = Exclude<BodyAreaId, keyof typeof middleWays>
type Half<Id> = Id extends `${infer Side}-left-${infer Rest}` ? `${Side}-${Rest}` : never

/** One of a pair: the half on which x grows. */
const halfWays: Record<Half<SidedId>, readonly Way[]> = {
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

const follow = (ways: readonly Way[]): SmoothLine =>
  joined(
    ways.map((way) => {
      const line = lines[way.replace('-', '')]
      if (!line) throw new Error(`The body has no line "${way}".`)
      return way.startsWith('-') ? reversed(line) : line
    }),
  )

/** Both halves of what lies across the middle: down one, back up the other. */
const whole = (half: SmoothLine) => joined([half, reversed(mirrored(half))])

const isMiddle = (id: BodyAreaId): id is keyof typeof middleWays => id in middleWays

/** The person's left is on the viewer's right seen from the front, and on the viewer's left from the back. */
export function areaOutline(id: BodyAreaId): SmoothLine {
  if (isMiddle(id)) return whole(follow(middleWays[id]))
  const half = follow(halfWays[id.replace(/-(left|right)/, '') as Half<SidedId>])
  const isOnGrowingSide = id.includes('-left-') === (bodyAreas[id].side === 'front')
  return isOnGrowingSide ? half : mirrored(half)
}

/** The middle of an area's surface: where its sign stands. */
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

/** The person as one line, the same from the front and the back. */
export const silhouette = pathData(whole(contour), 'closed')

/** What both drawings are seen through, in the units of every path here: left, top, width, height. */
export const bodyView = { x: -92, y: -4, width: 184, height: 408 } as const

/** Each area's path, and the middle of its surface. Areas of one side share their borders and fill the silhouette. */
export const bodyOutlines = Object.fromEntries(
  bodyAreaIds.map((id) => {
    const outline = areaOutline(id)
    return [id, { path: pathData(outline, 'closed'), middle: middleOf(outline) }]
  }),
) as Record<BodyAreaId, { path: string; middle: Point }>
