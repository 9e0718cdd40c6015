/** Words around the guides to conditions. */
export const guideListWords = {
  heading: 'All twelve guides',
  alsoCalled: (names: string) => `Also called: ${names}`,
  regions: {
    neck: 'Neck',
    'low-back': 'Low back',
    'whole-spine': 'Anywhere in the spine',
  },
} as const
