/** Shown when a page crashes in the browser. No zod here, because browsers load this file. */
export const failure = {
  title: 'Something went wrong',
  text: 'We couldn’t show this page. Please try again. In an emergency, call 911.',
  retry: 'Try again',
  home: 'Back to Home',
} as const
