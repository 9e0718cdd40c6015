/**
 * What the films can show (drawn in scripts/videos): each stage, and what can change on it. Every one of these is a number,
 * usually from 0 (not there) to 1 (fully there), so that a film is its words and a few numbers for each scene.
 */
export const stages = {
  /** The whole spine from the side. `close` goes up to the lower back. */
  column: ['close', 'neck', 'chest', 'low', 'sacrum', 'discs', 'joints', 'cord', 'disc'],
  /** One level from above: disc in front, the space for the nerves behind it. */
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
  /** Days or weeks in a row; `done` counts them. */
  days: ['done', 'grow', 'pause', 'compare'],
  /** A hundred dots; `part` counts those that are lit. */
  share: ['part'],
  /** A page of notes; `lines` counts what is written, `ticks` what is ticked. */
  notes: ['lines', 'ticks', 'mark', 'helper'],
} as const

export type StageId = keyof typeof stages
