/** Labels on every legal notice. */
export const legalWords = {
  template: 'This page is a template. A lawyer hasn’t reviewed it yet.',
  effective: (date: string) => `Effective ${date}.`,
  contactHeading: 'How to reach us about this page',
  modelsHeading: 'Official texts this page follows',
  taglinesHeading: 'Free language help',
} as const
