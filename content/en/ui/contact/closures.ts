/** When the office is closed. Apart from the contact page's other words, which know the phone number, because a browser loads these. */
export const closureWords = {
  /** The federal holidays, as a whole or one by one, and days of our own. */
  closedOn: (days: string) => `We’re also closed on ${days}.`,
  federalHolidays: 'federal holidays',
  ownHoliday: (date: string, name: string) => `${date} (${name})`,
  closedToday: (day: string, time: string) => `We’re closed today. We open again on ${day} at ${time}.`,
  closedForHoliday: (holiday: string, day: string, time: string) =>
    `We’re closed today (${holiday}). We open again on ${day} at ${time}.`,
} as const
