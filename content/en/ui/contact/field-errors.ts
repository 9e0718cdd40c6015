const choiceErrors = {
  required: 'Choose one of the answers in the list.',
  'too-long': 'Choose one of the answers in the list.',
  invalid: 'Choose one of the answers in the list.',
} as const

/** Messages next to a field, by field error code. Each says what to do. */
export const contactFieldErrors = {
  firstName: {
    required: 'Enter your first name.',
    'too-long': 'Use 100 characters or fewer for your first name.',
    invalid: 'Enter your first name on one line.',
  },
  lastName: {
    required: 'Enter your last name.',
    'too-long': 'Use 100 characters or fewer for your last name.',
    invalid: 'Enter your last name on one line.',
  },
  email: {
    required: 'Enter your email address.',
    'too-long': 'Use an email address of 254 characters or fewer.',
    invalid: 'Enter one email address, such as name@example.com.',
  },
  phone: {
    required: 'Enter your phone number.',
    'too-long': 'Use 32 characters or fewer for your phone number.',
    invalid: 'Enter a phone number with its area code, such as 559-555-0100.',
  },
  bestTime: choiceErrors,
  language: choiceErrors,
  condition: choiceErrors,
  message: {
    required: 'Write a short message or leave this blank.',
    'too-long': 'Use 2,000 characters or fewer for your message.',
    invalid: 'Write your message as plain text or leave it blank.',
  },
} as const
