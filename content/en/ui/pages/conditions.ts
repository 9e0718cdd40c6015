/** The last section of each procedure guide. */
export const procedureWords = {
  ready: { id: 'get-ready', heading: 'How do I get ready, and what about follow-up visits?' },
} as const

/** Labels around the condition and procedure guides. */
export const guideListWords = {
  conditions: 'All condition guides',
  surgery: 'Operations',
  injections: 'Injections and ablation',
  alsoCalled: (names: string) => `Also called: ${names}`,
  regions: {
    neck: 'Neck',
    'low-back': 'Low back',
    'whole-spine': 'Anywhere in the spine',
  },
} as const
