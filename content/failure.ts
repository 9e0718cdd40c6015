/** What is shown when a page breaks in the browser. Free of zod: it is read in the browser. */
export const failure = {
  title: 'Something went wrong',
  text: 'This page could not be shown. Please try again. In an emergency, call 911.',
  retry: 'Try again',
  home: 'Back to Home',
} as const
