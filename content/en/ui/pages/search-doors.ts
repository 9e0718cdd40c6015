/** Beside the results: other ways to get an answer. Browsers load it, so it can't have the office's details. */
export const searchDoors = {
  heading: 'Didn’t find it?',
  call: (number: string) => `Call ${number}`,
  request: 'Request an appointment',
  ask: 'Ask the assistant',
  guides: { href: '/resources/conditions', label: 'Find a guide that fits what you feel' },
  prepare: { href: '/resources/appointment-prep', label: 'Get questions ready for your doctor' },
  questions: { href: '/resources/faq', label: 'See answers to common questions' },
} as const
