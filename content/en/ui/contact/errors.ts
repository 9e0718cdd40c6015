import { office } from '@/content/generated/practice/office'

const { phone } = office

/**
 * Error messages of the form, by API error code. Only local visitors see the form, so these may contain the
 * office's phone number.
 */
export const contactErrors = {
  malformed: 'We couldn’t read your request. Please reload the page and try again.',
  'foreign-origin':
    'Your request came from another website. Please open our contact page and send it from there.',
  'method-not-allowed': 'This address only accepts the request form. Please open our contact page.',
  conflict: 'You’ve already sent this request with different details. Please reload the page and try again.',
  'too-large': 'Your request is too long. Please shorten your message and try again.',
  'unsupported-type': 'We couldn’t read your request. Please use the form on our contact page.',
  'missing-fields': 'Please fill in all required fields.',
  'invalid-fields': 'Please check the marked fields.',
  'too-many-requests': `You’ve sent several requests in a short time. Please wait a few minutes, or call the office at ${phone.display}.`,
  unavailable: `We couldn’t save your request. Please call the office at ${phone.display}, or try again in a few minutes.`,
} as const
