/** Text of the appointment request form. */
export const conditionLabels = {
  'herniated-disc': 'Herniated disc',
  'spinal-stenosis': 'Spinal stenosis',
  scoliosis: 'Scoliosis',
  'back-pain': 'Back pain',
  other: 'Something else',
} as const

export const bestTimeLabels = {
  morning: 'In the morning',
  midday: 'Around noon',
  afternoon: 'In the afternoon',
} as const

export const languageLabels = { english: 'English', spanish: 'Spanish', other: 'Another language' } as const

export const contactForm = {
  heading: 'Request an appointment',
  intro:
    'Tell us how to reach you, and we’ll call you back within 24 hours. If that lands on a weekend or holiday, expect our call on the next working day.',
  emergency:
    'In an emergency, call 911. Please don’t use this form for warning signs such as new weakness, numbness between your legs or trouble peeing.',
  optional: 'optional',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    bestTime: 'Best time to call',
    language: 'Preferred language',
    condition: 'What brings you in?',
    message: 'Message',
  },
  hints: {
    message: 'A sentence or two is enough. Please leave out your birth date and insurance number.',
  },
  noChoice: { bestTime: 'Any time', language: 'Choose one', condition: 'Choose one' },
  choices: { bestTime: bestTimeLabels, language: languageLabels, condition: conditionLabels },
  /** Hints at likely typos. */
  typos: {
    question: 'Did you mean this address?',
    use: (address: string) => `Use ${address}`,
    digits: (count: number) =>
      `This number has ${count} ${count === 1 ? 'digit' : 'digits'}. A US number has 10, with its area code. Please check it.`,
  },
  /** In place of the form while the site can't take requests. The office's number follows. */
  closed:
    'We can’t take requests on this site right now, but we’d be glad to set up your visit by phone. Please call the office at',
  trapLabel: 'Leave this field empty',
  submit: 'Send request',
  submitting: 'Submitting...',
  kept: 'What you type stays on this device until you send it.',
  /** Headings of the notice above the form: something to correct, or something that went wrong. */
  problems: { fields: 'We can’t send this yet', other: 'Your request wasn’t sent' },
  /** Brings back the empty form after a request. */
  another: 'Send another request',
} as const

/** Prescribed wording; do not change it. */
export const contactNotices = {
  success: {
    title: 'Success!',
    text: 'Your appointment request has been submitted. We will contact you within 24 hours.',
  },
  /** For the same request from the same place, which gets no reference. */
  repeated: {
    text: 'We already have this request. We’ll contact you within 24 hours of when you first sent it.',
  },
  validation: { title: 'Validation Error', text: 'Please fill in all required fields.' },
  failure: { title: 'Error', text: 'Failed to submit your request. Please try again.' },
  reference: 'Your reference number',
  /** Before the phone number. */
  sooner: 'If you need help sooner, call us:',
  warningSigns: 'If you notice a warning sign while you wait, don’t wait for our call: call 911.',
} as const
