/** Words that stand on every page to read. */
export const readingWords = {
  inShort: 'In short',
  contents: 'On this page',
  where: 'Where it happens',
  whereAlt: (levels: string) => `The spine seen from the left, with ${levels} marked`,
  sources: 'Sources',
  source: (number: number) => `Source ${number}`,
  readAsSummary: 'read as a summary',
  minutes: (minutes: number) => `${minutes}-minute read`,
  reviewedBy: (reviewer: string) => `Medically reviewed by ${reviewer}.`,
  reviewPending: (reviewer: string) =>
    `Medical reviewer: ${reviewer} (sample name; the surgeon\u2019s sign-off is still to come).`,
  reviewed: (date: string) => `Last reviewed against its sources: ${date}.`,
  published: (date: string) => `Published ${date}.`,
  print: 'Print',
  related: 'Read next',
  topics: 'Topics',
  link: 'Link to this answer',
  linkTo: (question: string) => `Link to this answer: ${question}`,
  filter: {
    all: 'All',
    shown: '{shown} of {count} shown',
  },
  claimOpen: 'The practice\u2019s own figure, not checked',
  claimChecked: 'The practice\u2019s own figure',
  officeAt: (words: string, phone: string) => `${words} at ${phone}`,
  checklist: {
    kept: 'Your ticks stay on this device. Nothing is sent.',
    clear: 'Clear my ticks',
  },
  listen: {
    start: 'Listen',
    pause: 'Pause reading',
    resume: 'Go on reading',
    stop: 'Stop reading',
    noVoice: 'This device has no English voice of its own, so the page cannot be read aloud.',
  },
} as const
