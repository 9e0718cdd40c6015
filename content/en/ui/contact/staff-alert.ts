/**
 * The alert to staff about undelivered requests, a failing database, a flood of requests or wrong passcodes. Contains no
 * personal data.
 */
export const staffAlert = {
  subject: 'Appointment requests need attention',
  intro: (site: string) => `Something is wrong with appointment requests on ${site}.`,
  causes: {
    failed: (count: number) => `Couldn’t be delivered and need your help: ${count}`,
    uncertain: (count: number) =>
      `May or may not have been delivered. Check the mailbox, then send them again or mark them as handled: ${count}`,
    late: (count: number) => `Waiting for more than 10 minutes, still trying: ${count}`,
    flood: (count: number) =>
      `${count} requests were received within an hour, far more than usual. All of them are saved. Requests that look automated are e-mailed last, so check your mailbox for real patients first.`,
    refused: (count: number) =>
      `${count} wrong staff passcodes were typed within an hour. Someone may be guessing: if it wasn’t your staff, change STAFF_PASSCODE.`,
    store: 'Requests couldn’t be stored. The visitors were asked to call the office.',
  },
  references: (references: string[]) => `References: ${references.join(', ')}`,
  oldest: (minutes: number) => `The oldest was received ${minutes} minutes ago.`,
  next: 'To see the requests, run this on the server: npm run requests -- list',
} as const
