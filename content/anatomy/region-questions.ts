import type { RegionId } from './regions'

/** Questions for the visit, by region. */
export const regionQuestions: Record<RegionId, readonly string[]> = {
  neck: [
    'Which level is the cause, and how sure are you?',
    'Is my spinal cord under pressure, or only a nerve?',
    'What can I try before surgery, and what if I wait?',
  ],
  'upper-back': [
    'What is causing this, and how sure are you?',
    'Should my bones be tested for weakness?',
    'Which signs should bring me in at once?',
  ],
  'low-back': [
    'Does the level on my scan match the place where I feel it?',
    'Which nerve is it, and is it losing strength?',
    'What can I try before surgery, and what if I wait?',
  ],
  sacrum: [
    'Is it the joint beside the sacrum, a disc or a nerve?',
    'Which test would tell them apart?',
    'What can I try before a shot or surgery?',
  ],
}
