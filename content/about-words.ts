/** Words around the surgeon's picture. */
export const aboutWords = {
  sample: 'A sample name and a drawing. The practice adds the real ones.',
} as const
