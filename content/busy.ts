/** What is said while more people ask than the site can answer at once. It names no phone number: everybody sees it. */
export const busy = {
  title: 'The site is very busy',
  text: 'Please try again in a moment. In an emergency, call 911.',
  /** In place of the answer to a request that was sent. */
  call: 'The site is very busy, and your request was not taken. Please try again in a moment. In an emergency, call 911.',
} as const
