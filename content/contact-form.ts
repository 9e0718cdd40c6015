/** The words of the appointment request form (spec 2.9, 3, 5 and 8). */
export const conditionLabels = {
  'herniated-disc': 'Herniated disc',
  'spinal-stenosis': 'Spinal stenosis',
  scoliosis: 'Scoliosis',
  'back-pain': 'Back pain',
  other: 'Something else',
} as const

export const contactForm = {
  heading: 'Request an appointment',
  intro: 'Tell us how to reach you. A member of our staff calls you back within 24 hours.',
  emergency: 'In an emergency, call 911. Do not use this form.',
  optional: 'optional',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    condition: 'What brings you in?',
    message: 'Message',
  },
  hints: {
    message: 'A sentence or two is enough. Please leave out your birth date and insurance number.',
  },
  noCondition: 'Choose one, if you like',
  conditions: conditionLabels,
  trapLabel: 'Leave this field empty',
  submit: 'Send request',
  submitting: 'Submitting...',
  kept: 'What you type stays on this device until you send it.',
} as const

/** The spec's notices, word for word (spec 5 and 8). */
export const contactNotices = {
  success: {
    title: 'Success!',
    text: 'Your appointment request has been submitted. We will contact you within 24 hours.',
  },
  validation: { title: 'Validation Error', text: 'Please fill in all required fields.' },
  failure: { title: 'Error', text: 'Failed to submit your request. Please try again.' },
  reference: 'Your reference',
} as const
