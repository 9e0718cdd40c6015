import { z } from 'zod'
import { markedText } from '@/content/schemas/section-schema'

const movementSchema = z.strictObject({
  heading: z.string(),
  /** Text alternative of the picture at the end of the movement. */
  picture: z.string(),
  text: z.array(markedText),
})

/** The spine's movements, which visitors can play. */
export const movementTexts = z.record(z.enum(['bend', 'lean', 'turn']), movementSchema).parse({
  bend: {
    heading: 'Bend forward',
    picture: 'The spine from the left, bent forward in a long curve, with the sacrum where it was.',
    text: [
      'Each bone tips forward a little on its disc. The ligaments along the bumps you can feel down your back limit how far you can go.',
      'If you have spinal stenosis, bending forward often eases the pain in your legs.[^SPORT-S4]',
    ],
  },
  lean: {
    heading: 'Lean back',
    picture: 'The spine from the left, leaning back, with the sacrum where it was.',
    text: [
      'Each bone tips back a little. The ligament down the front of the bones limits how far you can go.',
      'If your facet joints are worn, the ache is often worse when you lean back or twist.',
    ],
  },
  turn: {
    heading: 'Turn',
    picture:
      'The neck and upper back from behind, turned so that each bone points farther to the side than the one below, and the top bone of the neck has turned the most.',
    text: [
      'Each bone turns a little on the one below it.',
      'When you turn your head, much of the movement happens at the very top, between C1 and C2.',
    ],
  },
})

export const movementWords = {
  id: 'movement',
  heading: 'How does the spine move?',
  lead: 'Many small movements add up to one big one. The thin line shows the spine at rest.',
  play: 'Play',
  pause: 'Pause',
  playWhat: (name: string) => `Play: ${name}`,
  pauseWhat: (name: string) => `Pause: ${name}`,
} as const
