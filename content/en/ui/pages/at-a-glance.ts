/** Labels of a treatment's facts, in display order. */
export const glanceWords = {
  heading: 'At a glance',
  facts: {
    duration: 'How long it takes',
    recovery: 'Afterward',
    effectiveness: 'How well it works',
    recoveryTime: 'Recovery',
    anesthesia: 'Anesthesia',
    hospitalStay: 'Hospital stay',
    returnToWork: 'Back to work',
  },
} as const
