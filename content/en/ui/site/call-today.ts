/** Whom to call for a warning sign on the "Call today" list. */
export const callToday = {
  /** The office's number follows. */
  office: 'Call our office',
  orOthers: ', your own doctor or an urgent care clinic.',
  /** For visitors who live far away, or whose place isn't known. */
  others: 'Call your own doctor or an urgent care clinic.',
  nobody: 'If nobody can see you today, go to the ER.',
  patient: 'Already our patient?',
  show: 'Show our number',
} as const
