/** Shown wherever a claim is explained. */
export const claimWords = {
  ask: 'What this figure means',
  close: 'Close',
} as const
