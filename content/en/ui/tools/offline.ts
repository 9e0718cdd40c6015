/** Text about offline pages. No zod here, because browsers and the service worker load this file. */
export const offlineWords = {
  /** Until we know whether there is a copy, and if the browser cannot store any. */
  unknown: 'Reading this page offline',
  kept: 'You can read this page offline, too',
  refused: 'This page isn’t saved on this device',
  copy: (when: string) =>
    `You’re reading a copy that your device saved on ${when}. We can’t reach the website right now.`,
  again: 'Try again',
  details: {
    body: 'Your device keeps a copy of this page as you last saw it, pictures and all. Anyone who opens it can tell whether you were near our office, but it doesn’t contain anything you typed. When you open the page again with a connection, a newer copy takes its place. Some browsers don’t keep copies.',
    remove: 'Remove offline copies',
    keep: 'Save a copy',
  },
  /** Shown by the worker if there is no connection and no copy that fits the visitor. */
  none: {
    title: 'You’re offline',
    lead: 'We can’t show you this page right now. You don’t have a connection, and this device doesn’t have a copy of it.',
    emergency: 'In an emergency, call 911.',
    call: 'Call 911',
    office: 'For anything else, call the number on your appointment card or on your hospital paperwork.',
    officeNear: 'For anything else, call us. A phone call may work even when the internet doesn’t.',
    callOffice: 'Call our office:',
    kept: 'You can read these pages without a connection:',
    pages: {
      '/blog/is-it-an-emergency': 'Is it an emergency?',
      '/post-operative-care': 'Care after surgery',
      '/recovery-tracker': 'Recovery tracker',
    },
    again: 'Try again',
  },
} as const
