/** The location prompt (spec 2.3). The note departs from the spec's, which says that nothing is stored: see issue 2. */
export const locationPrompt = {
  contexts: {
    scheduling: { title: 'Enable Local Scheduling', benefit: 'Direct appointment booking' },
    contact: { title: 'Find Local Office', benefit: 'Office address & phone' },
    appointment: { title: 'Find Local Office', benefit: 'Office address & phone' },
    default: { title: 'Personalized Experience', benefit: 'Tailored content' },
  },
  intro: 'If you are near Hanford, this website can offer you:',
  allow: 'Allow Location Access',
  checking: 'Checking location...',
  decline: 'Continue Without Location',
  close: 'Close',
  privacy:
    'Location is used only to decide whether you are near the office. Your position is not stored; we keep only the answer, for 7 days.',
} as const

export type PromptContext = keyof typeof locationPrompt.contexts
