/** What a treatment's facts are called (spec 3), in the order in which they are asked for. */
export const glanceWords = {
  heading: 'At a glance',
  facts: {
    duration: 'How long it takes',
    recovery: 'Afterward',
    effectiveness: 'What is known',
    recoveryTime: 'Recovery',
    anesthesia: 'Anesthesia',
    hospitalStay: 'Hospital stay',
    returnToWork: 'Back to work',
  },
} as const
