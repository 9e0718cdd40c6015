/** Text around the videos. No zod here, because browsers load this file. */
export const videoWords = {
  watch: 'Watch the video',
  pause: 'Pause the video',
  fullScreen: 'Full screen',
  choose: 'Choose a video',
  topics: {
    'warning-signs': 'Emergencies',
    'spine-built': 'Basics',
    'disc-herniates': 'Conditions',
    sciatica: 'Conditions',
    'narrow-canal': 'Conditions',
    'your-visit': 'Your visit',
    fusion: 'Surgery',
    'log-roll': 'Recovery',
    walking: 'Recovery',
  } as Readonly<Record<string, string>>,
  length: (clock: string) => `${clock}, no sound`,
  cannotPlay: 'Your browser can’t play this video. You can download it, or read it below.',
  failed: 'The video didn’t load. Check your connection and press play again, or read it below.',
  captionsLabel: 'English',
  chapters: 'Go to a part of the video',
  transcript: 'Read it instead of watching',
  seen: 'On screen:',
  more: 'Read more',
  download: (kind: string, size: string) => `Download (${kind}, ${size})`,
  search: {
    heading: 'Find a word in the videos',
    label: 'Type a word or two, such as nerve or walking',
    found: (places: number, films: number) =>
      `${places} ${places === 1 ? 'place' : 'places'} in ${films} ${films === 1 ? 'video' : 'videos'}. Choose one to watch from there.`,
    nothing: 'None of the videos mention that. Try one simple word, or search the whole website.',
  },
  link: {
    watch: 'Watch:',
    about: (clock: string) => `${clock}, no sound, with large words on the screen`,
  },
} as const
