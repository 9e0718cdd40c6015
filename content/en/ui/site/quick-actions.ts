/**
 * The bar at the bottom of phones. Each label is short enough for a third of the screen; the rest of its name is read by
 * screen readers.
 */
export const quickActions = {
  label: 'Quick actions',
  call: ['Call', ' the office'],
  request: ['Request', ' an appointment'],
  guides: ['Guides', ' to spine conditions'],
  nearUs: ['Near us?', ' Show the office details'],
  /** Instead of the assistant, where there is no JavaScript. */
  ask: ['Ask', ' a question in the search'],
} as const

export type ActionLabel = readonly [visible: string, rest: string]
