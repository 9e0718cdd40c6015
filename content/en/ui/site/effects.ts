/** Text of the hidden effects. No zod here, because browsers load this file. */
export const effectWords = {
  celebration: 'You found it! Thanks for being curious, and be kind to your back today.',
} as const
