/** The words of the e-mail that brings an appointment request to the staff. */
export const staffEmail = {
  subject: 'Appointment request',
  heading: 'New appointment request',
  labels: {
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    condition: 'Reason',
    received: 'Came in',
    deadline: 'Call back by',
    reference: 'Reference',
    message: 'Message',
  },
  notGiven: 'Not given',
  promise: 'The website promises a call within 24 hours.',
  weekend: (monday: string) =>
    `These 24 hours end between Friday 4:00 PM and Monday 8:00 AM, while the office is closed. The website tells visitors to expect the call on ${monday} at the latest.`,
  friday: 'The office is open on Friday until 4 PM: call before then if you can.',
  noReply:
    'Replying to this email does not reach the patient. Use the phone number or the email address above.',
  reply: 'Replying to this email writes to the patient.',
  open: (reference: string) =>
    `The request itself stays on the server. To read it, run there: npm run requests -- show ${reference}`,
  typed: 'The name, phone, email and message are shown as the visitor typed them. Nobody has checked them.',
  marks: {
    honeypot: 'This request may be automated: a field that people do not see was filled in.',
    'too-fast': 'This request may be automated: the form was sent faster than people type.',
  },
} as const
