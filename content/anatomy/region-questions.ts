import type { RegionId } from './regions'

/** Questions for the visit, by region. */
export const regionQuestions: Record<RegionId, readonly string[]> = {
  neck: [
    'Which level is causing this, and how sure are you?',
    'Is anything pressing on my spinal cord, or only on a nerve?',
    'What can I try before surgery, and what happens if I wait?',
  ],
  'upper-back': [
    'What is causing this, and how sure are you?',
    'Should I have my bone density tested?',
    'Which signs mean I should get help right away?',
  ],
  'low-back': [
    'Does the level on my MRI match the place where I feel it?',
    'Which nerve is it, and am I losing strength?',
    'What can I try before surgery, and what happens if I wait?',
  ],
  sacrum: [
    'Is it the SI joint, a disc or a nerve?',
    'Which test would tell us?',
    'What can I try before an injection or surgery?',
  ],
}
