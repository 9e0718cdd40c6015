import type { Help } from '@/content/page-schema'

/** The heads of the card on every health page. */
export const helpWords = {
  heading: 'When to get help',
  emergency: 'Call 911 or go to the emergency room now if you have',
  soon: 'Get seen the same day for',
  soonHow:
    '{Call the office}, your own doctor or an urgent care clinic. If no one answers, go to the emergency room.',
  routine: 'Book a visit for',
  note: 'Do not wait for an answer from this website. The form is not for emergencies.',
} as const

/** The signs that concern every spine (source: clinical fact sheet, shared red flags and section 6). */
export const standardHelp: Help = {
  emergency: [
    'New trouble passing urine or stool, or holding it, or you cannot tell that your bladder is full',
    'Numbness or tingling around your genitals, bottom or inner thighs, or an odd feeling when you wipe',
    'New loss of feeling during sex, or a new change in erections',
    'New weakness in an arm or leg that spreads or gets worse fast',
    'Weakness in both legs, or legs that turn heavy or stumble',
    'Very bad new leg pain, or new pain, tingling or numbness down both legs',
    'Hands that turn clumsy fast, or balance that gets worse fast',
    'Fever with very bad back or neck pain',
    'Bad back or neck pain after a major fall or crash',
  ],
  soon: [
    'Other new weakness, or new numbness, in an arm, hand, leg or foot, even if it is slight',
    'Clumsy hands or unsteady walking, even if it came on slowly',
    'Fever with milder back or neck pain',
    'New pain or night pain, if you have had cancer',
    'Weight loss that you cannot explain, along with back or neck pain',
  ],
  routine: [
    'Pain that keeps you from work, sleep or daily life',
    'Arm or leg pain that has not eased after about 6 weeks',
  ],
}

/** The card of the pages on operations: the standard signs and those after one, in the tiers of pages/post-operative-care.ts. */
export const afterSurgeryHelp: Help = {
  emergency: [
    ...standardHelp.emergency,
    'Chest pain, short breath, a racing heart, fainting, or coughing up blood',
    'A drooping face, weakness on one side, trouble speaking, sudden loss of sight or balance, or a sudden worst headache, even if it passes',
    'New weakness in a leg after an operation, even if it is slight',
    'New swelling, pain, tenderness or redness in a leg after an operation, which may be a blood clot',
    'Fever with confusion, or heavy bleeding from a wound',
    'Slow breathing, or trouble waking up, after pain medicine',
  ],
  soon: [
    ...standardHelp.soon,
    'A fever of 100.4°F or more after an operation',
    'A wound that leaks, opens, swells or turns red',
    'Pain that gets worse after an operation, or the old pain that comes back',
    'A bad headache after an operation that came on slowly, or one that is worse when you sit or stand up',
    'No bowel movement for 3 days, vomiting, or a swollen belly, after an operation',
  ],
  routine: standardHelp.routine,
}

/** What that card adds from general knowledge, for the surgeon to confirm. */
export const afterSurgerySignOff = [
  'Card: chest pain, and slow breathing after pain medicine, are emergencies.',
  'Card: a newly swollen, sore or red leg after an operation means the emergency room now.',
  'Card, same day after an operation: a headache worse upright, old pain that comes back, no bowel movement for 3 days.',
  'Card: unexplained weight loss with back or neck pain is a same-day sign.',
]
