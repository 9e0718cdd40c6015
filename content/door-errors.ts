/** What is said where a request is refused before it reaches a page or a call, by its code. Programs read it, mostly. */
export const doorErrors = {
  malformed: 'We could not read your request. Please reload the page and try again.',
  'method-not-allowed': 'This address does not take such a request. Please open our website.',
  'too-large': 'Your request is too long. Please reload the page and try again.',
  'too-slow': 'Your request took too long to arrive. Please try again.',
  unavailable: 'Something went wrong. Please try again in a minute.',
} as const
