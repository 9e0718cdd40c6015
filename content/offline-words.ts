/** The words of the pages that work without a connection. Free of zod: the browser and its worker read them. */
export const offlineWords = {
  /** Until it is known whether there is a copy, and where the browser keeps none. */
  unknown: 'Reading without a connection',
  kept: 'This page also works without a connection',
  refused: 'No copy of this page is on this device',
  copy: (when: string) =>
    `This is the copy that your device keeps, from ${when}. The website cannot be reached right now.`,
  again: 'Try again',
  details: {
    body: 'What is kept on this device: a copy of this page as you last saw it, with its letters and pictures. It shows whether you were near the office. It holds nothing that you typed. A newer copy takes its place when you open the page again. Not every browser keeps one.',
    remove: 'Remove the offline copies',
    keep: 'Keep a copy',
  },
  /** Shown by the worker where it has no copy that fits the visitor. */
  none: {
    title: 'You are offline',
    lead: 'This page cannot be shown right now. There is no connection, and this device has no copy that fits.',
    emergency: 'In an emergency, call 911.',
    call: 'Call 911',
    office:
      'For anything else, call the number on your appointment card or on your papers from the hospital.',
    again: 'Try again',
  },
} as const
