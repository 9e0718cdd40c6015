/** Labels around the surgeon's picture. */
export const aboutWords = {
  sample: 'The name and the drawing are samples. The practice will add the real ones.',
} as const
