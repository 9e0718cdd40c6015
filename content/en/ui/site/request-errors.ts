/**
 * Error messages for requests rejected before they reach a page or API route, by code. Mostly read by
 * programs.
 */
export const requestErrors = {
  malformed: 'We couldn’t read your request. Please reload the page and try again.',
  'method-not-allowed': 'This address doesn’t accept that kind of request. Please open our website.',
  unavailable: 'Something went wrong. Please try again in a minute.',
} as const
