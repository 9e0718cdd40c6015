/** Text of the e-mail that brings an appointment request to the staff. */
export const staffEmail = {
  /** The subject and, without the reference, the first line. */
  callBy: (deadline: string) => `Call by ${deadline}`,
  /** In place of it if the message describes a warning sign: one that can't wait, and one that can't wait a day. */
  callNow: 'CALL NOW',
  callFirst: (deadline: string) => `URGENT: call by ${deadline}`,
  subject: (heading: string, reference: string) => `${heading}: appointment request ${reference}`,
  labels: {
    name: 'Name',
    phone: 'Phone',
    bestTime: 'Best time',
    language: 'Language',
    condition: 'Reason',
    message: 'Message',
    email: 'Email',
    received: 'Received',
    deadline: 'Call by',
    reference: 'Reference',
    link: 'Open the list and record the call',
  },
  notGiven: 'Not given',
  anyTime: 'Any time',
  triage: 'Bladder, bowel, numbness, weakness or fever in the message? Call now and tell the nurse.',
  now: 'Now',
  promise: 'The website promises a call within 24 hours.',
  closed: (deadline: string) =>
    `The 24 hours end while the office is closed. The website tells the patient to expect a call by ${deadline}.`,
  openUntil: (time: string, day: string) =>
    `The office is open until ${time} on ${day}, so call before then if you can.`,
  noReply: 'A reply to this email won’t reach the patient. Use the phone number or email address above.',
  reply: 'A reply to this email goes to the patient.',
  open: (reference: string) =>
    `The request is stored on the server. To read it, run this there: npm run requests -- show ${reference}`,
  typed: 'The name, phone, email and message are exactly what the visitor typed. They haven’t been checked.',
  urgency: {
    crisis:
      'Read this first: the message may be about suicide or self-harm. The website showed 988 and 911, and the visitor chose to send the request anyway. Please call right away.',
    emergency:
      'Read this first: the message may describe a 911 warning sign. The website showed a card to call 911, and the visitor chose to send the request anyway, saying it isn’t happening now. Please call as soon as you can.',
    'same-day':
      'Read this first: the message may describe a problem that can’t wait a day. The website asked the visitor to call the office today. If they haven’t called, please call them first.',
  },
  marks: {
    honeypot: 'This request may be automated: a field people can’t see was filled in.',
    'too-fast': 'This request may be automated: the form was sent faster than people can type.',
  },
} as const
