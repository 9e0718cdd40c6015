import { practice } from './practice'

const { phone } = practice.office

/**
 * What the form says when a request is refused, by the API's error code. The form is shown to local visitors only, so
 * these may name the office's phone number.
 */
export const contactErrors = {
  malformed: 'We could not read your request. Please reload the page and try again.',
  'foreign-origin':
    'Your request came from another website. Please open our contact page and send it from there.',
  'method-not-allowed': 'This address only takes the request form. Please open our contact page.',
  conflict: 'This request was already sent with other details. Please reload the page and try again.',
  'too-large': 'Your request is too long. Please shorten your message and try again.',
  'unsupported-type': 'We could not read your request. Please use the form on our contact page.',
  'missing-fields': 'Please fill in all required fields.',
  'invalid-fields': 'Please check the marked fields.',
  'too-many-requests': `You have sent several requests in a short time. Please wait a few minutes, or call the office at ${phone.display}.`,
  unavailable: `We could not save your request. Please call the office at ${phone.display}, or try again in a few minutes.`,
} as const
