/** Reminders to the staff about calls. They contain references and times, and nothing personal. */
export const staffNotices = {
  reminder: {
    subject: (time: string, reference: string, isCallBack: boolean) =>
      `Reminder: call ${isCallBack ? 'back' : 'by'} ${time}, request ${reference}`,
    urgentSubject: (heading: string, reference: string) => `${heading}: reminder, request ${reference}`,
    urgent: (heading: string) => `${heading}. The message may describe a warning sign.`,
    text: (reference: string) => `Nobody has marked appointment request ${reference} as handled yet.`,
    promised: (deadline: string) => `The website told the patient to expect a call by ${deadline}.`,
    callBack: (time: string, reference: string) =>
      `The patient of appointment request ${reference} expects to be called back: ${time}.`,
  },
  digest: {
    subject: (
      day: string,
      { waiting, overdue, urgent }: { waiting: number; overdue: number; urgent: number },
    ) =>
      `${urgent > 0 ? `CALL NOW: ${urgent}. ` : ''}Calls for ${day}: ${waiting} waiting${overdue > 0 ? `, ${overdue} overdue` : ''}`,
    waiting: (count: number) => `Appointment requests that nobody has marked as handled: ${count}`,
    overdue: (count: number) => `Overdue: ${count}`,
    line: (
      time: string,
      reference: string,
      { isOverdue, isCallBack }: { isOverdue: boolean; isCallBack: boolean },
    ) => `Call ${isCallBack ? 'back' : 'by'} ${time}: ${reference}${isOverdue ? ' (overdue)' : ''}`,
    urgentLine: (heading: string, received: string, reference: string) =>
      `${heading}: ${reference}, received ${received}`,
    more: (count: number) =>
      `And ${count} more. To see all of them, run this on the server: npm run requests -- list`,
  },
  /** After a call. */
  link: 'Open the list and record the call:',
  find: (reference: string) => `To find the request, search the mailbox for ${reference}.`,
  findAll: 'To find a request, search the mailbox for its reference.',
  handled: (reference: string) =>
    `If you’ve already called, mark it on the server: npm run requests -- handled ${reference}`,
} as const
