/** Shown while the site is overloaded. Contains no phone number, because everyone sees it. */
export const busy = {
  title: 'The site is very busy',
  text: 'Please try again in a moment. In an emergency, call 911.',
  /** The response to API calls. */
  call: 'The site is very busy, so we couldn’t take your request. Please try again in a moment. In an emergency, call 911.',
} as const
