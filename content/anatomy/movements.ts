import { z } from 'zod'
import { markedText } from '@/content/section-schema'

const movementSchema = z.strictObject({
  heading: z.string(),
  /** What the picture shows at the end of the movement, for those who do not see it. */
  picture: z.string(),
  text: z.array(markedText),
})

/** What the spine can do, each to be played. */
export const movementTexts = z.record(z.enum(['bend', 'lean', 'turn']), movementSchema).parse({
  bend: {
    heading: 'Bend forward',
    picture: 'The spine from the left, bent forward in a long bow. The sacrum stays where it was.',
    text: [
      'Each bone tips a little forward on its disc. The ligaments along the tips that you can feel limit how far.',
      'In spinal stenosis, leg pain often eases on bending forward.[^SPORT-S4]',
    ],
  },
  lean: {
    heading: 'Lean back',
    picture: 'The spine from the left, leaning back. The sacrum stays where it was.',
    text: [
      'Each bone tips a little back. The ligament down the front of the bones limits how far.',
      'An ache from worn facet joints is often worse when you lean back or twist.',
    ],
  },
  turn: {
    heading: 'Turn',
    picture:
      'The neck and the upper back from behind, turned. The higher a bone, the further its tip has gone to the side; the top bone of the neck has turned most.',
    text: [
      'Each bone turns a little on the one below.',
      'Much of the turning of your head takes place at the very top, between C1 and C2.',
    ],
  },
})

export const movementWords = {
  id: 'movement',
  heading: 'How does the spine move?',
  lead: 'Many small movements add up to a large one. The thin line shows the spine at rest.',
  play: 'Play',
  pause: 'Pause',
  playWhat: (name: string) => `Play: ${name}`,
  pauseWhat: (name: string) => `Pause: ${name}`,
} as const
