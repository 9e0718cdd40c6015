import type { CardName } from '@/content/schemas/warning-card-schema'

/** Whom to call for a sign on the "Call today" list, by the page's card: whoever operated or gave the injection comes first. */
export const callToday = {
  first: {
    standard: 'Call your own doctor.',
    'after-surgery': 'Call the surgeon who operated on you, at any hour.',
    'after-injection': 'Call the doctor who gave the injection, at any hour.',
  },
  nobody: {
    standard: 'If nobody can see you today, go to the ER.',
    'after-surgery': 'If nobody can see you today, go to the ER, best at the hospital where it was done.',
    'after-injection': 'If nobody can see you today, go to the ER, best at the hospital where it was done.',
  },
  /** The office's number follows. */
  office: 'Call our office',
  orDoctor: ' or your own doctor.',
  ours: 'If it was us,',
  callOffice: 'call our office',
  /** Until the practice has a number for the night. */
  closed: 'now. If we’re closed, go to the ER.',
  afterHours: 'now. When we’re closed, call',
  patient: 'Already our patient?',
  show: 'Show our number',
} as const satisfies Record<string, string | Record<CardName, string>>
