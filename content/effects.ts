/** The words of the hidden effects (spec 2.12). Free of zod: they are read in the browser. */
export const effectWords = {
  celebration: 'You found it! Thank you for your curiosity, and be kind to your back today.',
} as const
