/** Words that stand around every notice under /legal. */
export const legalWords = {
  template:
    'This page is a template. A lawyer has not reviewed it yet, and the practice\u2019s details in it are samples.',
  effective: (date: string) => `Effective ${date}.`,
  contactHeading: 'How to reach us about this page',
  phone: 'Phone',
  fax: 'Fax',
  email: 'E-mail',
  address: 'Mail',
  modelsHeading: 'Official texts this page follows',
  taglinesHeading: 'Language help, free of charge',
} as const
