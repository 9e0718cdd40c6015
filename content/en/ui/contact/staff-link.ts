/** The page behind the link in the staff's e-mail. */
export const staffLink = {
  title: 'Appointment request',
  gate: {
    text: 'This page shows an appointment request to the office’s staff. Each view is recorded.',
    passcode: 'Staff passcode',
    button: 'Show the request',
  },
  /** How long it takes until another try, such as '10 minutes'. */
  tooMany: (wait: string) => `Too many tries. Please wait ${wait}, or read the request in the e-mail.`,
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  problems: {
    passcode: 'That passcode isn’t right. Please try again.',
    expired: 'This page was open for a long time. Please show the request again. Nothing was changed.',
    changed: 'Someone changed this request in the meantime, so your change wasn’t saved.',
    note: 'Use 200 characters or fewer for your note. Nothing was changed.',
    undo: 'It’s too late to undo this. Nothing was changed.',
  },
  gone: {
    title: 'This link doesn’t work',
    text: 'It may have expired: links work for 7 days. If the patient still needs a call, look for the request in the mailbox.',
  },
  foreign: {
    title: 'Not opened',
    text: 'The request came from another website. Please use the link in the e-mail.',
  },
  unavailable: {
    title: 'Not available right now',
    text: 'We couldn’t open the request. Please try again in a few minutes. Nothing was changed.',
  },
  unreadable: 'What the patient wrote can’t be read here. Please look for the request in the mailbox.',
  note: 'Note (optional, up to 200 characters)',
  results: { called: 'Called', 'left-message': 'Left a message', 'not-reached': 'Couldn’t reach' },
  history: 'What has been done',
  undone: (result: string) => `${result} (undone)`,
  noteLine: (text: string) => `Note: ${text}`,
  stillOpen: 'The request stays open until someone reaches the patient.',
  undo: 'Undo',
  undoHint: 'You can undo this for 10 minutes.',
} as const
