/** Text of the animated hero picture. No zod here, because browsers load this file. */
export const heroWords = {
  carousel: 'carousel',
  pictures: 'Pictures from the practice',
  show: (position: number) => `Show picture ${position}`,
  position: (position: number, count: number) => `${position} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause',
  play: 'Play',
} as const
