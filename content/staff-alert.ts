/** The words of the alert that tells the staff of requests which nobody has got. No personal data gets into it. */
export const staffAlert = {
  subject: 'Appointment requests need attention',
  intro: (site: string) => `The website ${site} has appointment requests that did not reach you.`,
  causes: {
    failed: (count: number) => `Could not be delivered, a person has to help: ${count}`,
    uncertain: (count: number) =>
      `Perhaps delivered, perhaps not. Look in the mailbox, then send again or mark as handled: ${count}`,
    late: (count: number) => `Waiting for more than 10 minutes, still being tried: ${count}`,
    store:
      'Requests could not be stored. They were sent by email at once, or the visitor was asked to call the office.',
  },
  oldest: (minutes: number) => `The oldest came ${minutes} minutes ago.`,
  next: 'On the server, this lists them: npm run requests -- list',
} as const
