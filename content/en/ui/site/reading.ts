/** Labels on every text page. */
export const readingWords = {
  inShort: 'In short',
  contents: 'On this page',
  where: 'Where it happens',
  whereAlt: (levels: string) => `The spine seen from the left, with ${levels} marked`,
  sources: 'Sources',
  source: (number: number) => `Source ${number}`,
  readAsSummary: 'we read a summary',
  minutes: (minutes: number) => `${minutes}-minute read`,
  reviewedBy: (reviewer: string) => `Medically reviewed by ${reviewer}.`,
  reviewPending: (reviewer: string) =>
    `Medical reviewer: ${reviewer}. The surgeon hasn’t signed off on this page yet.`,
  reviewed: (date: string) => `Last checked against its sources: ${date}.`,
  published: (date: string) => `Published ${date}.`,
  print: 'Print',
  related: 'Read next',
  alsoAsked: 'People also ask',
  topics: 'Topics',
  operation: 'Your operation or injection',
  link: 'Link to this answer',
  linkTo: (question: string) => `Link to this answer: ${question}`,
  filter: {
    all: 'All',
    shown: '{shown} of {count} shown',
  },
  of100: (count: number) => `${count} of 100`,
  ownFigure: 'The practice’s own figure',
  checklist: {
    kept: 'Your checkmarks stay on this device. Nothing is sent.',
    clear: 'Clear my checkmarks',
    daily: 'This list starts over every day at midnight.',
    checkedAt: 'Last checked today at {time}.',
  },
  listen: {
    start: 'Listen',
    pause: 'Pause reading',
    resume: 'Resume reading',
    stop: 'Stop reading',
    noVoice: 'This device doesn’t have an English voice, so it can’t read the page aloud.',
  },
} as const

/** A mention of the office, with its number. It stands apart because every text page's script contains it. */
export const officeAt = (words: string, phone: string) => `${words} at ${phone}`
