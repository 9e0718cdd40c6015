/**
 * The stages of the videos (drawn in scripts/videos), and what can change on each. Every value is a number,
 * usually from 0 (absent) to 1 (complete), so that a video is just its text and a few numbers per scene.
 */
export const stages = {
  /** The whole spine from the side. `close` zooms in on the lower back. */
  column: ['close', 'neck', 'chest', 'low', 'sacrum', 'discs', 'joints', 'cord', 'disc'],
  /** One level from above: the disc in front, the space for the nerves behind it. */
  slice: ['names', 'center', 'tear', 'bulge', 'press', 'wear', 'ligament', 'joints', 'room'],
  /** Two bones of the lower back from the side. */
  joined: ['disc', 'spacer', 'graft', 'screws', 'rod', 'bone', 'bend', 'neighbors'],
  /** A person from the side. `walk` counts steps. */
  person: ['walk', 'sit', 'lean', 'cart', 'frame', 'milk', 'ache', 'nerve', 'spine'],
  /** Getting out of bed. */
  bed: ['knees', 'roll', 'legs', 'up', 'stand', 'steady', 'cushion'],
  /** A person from the front, and signs to know. */
  signs: [
    'saddle',
    'legs',
    'leg',
    'foot',
    'arms',
    'face',
    'chest',
    'back',
    'fever',
    'toilet',
    'fall',
    'call',
  ],
  /** Days or weeks in a row; `done` is how many are complete. */
  days: ['done', 'grow', 'pause', 'compare'],
  /** A hundred dots; `part` is how many are highlighted. */
  share: ['part'],
  /** A page of notes; `lines` is how many are written, `ticks` how many are checked off. */
  notes: ['lines', 'ticks', 'mark', 'helper'],
} as const

export type StageId = keyof typeof stages
