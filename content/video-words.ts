/** The words around the films. Free of zod: some are read in the browser. */
export const videoWords = {
  watch: 'Watch the film',
  length: (clock: string) => `${clock}, no sound`,
  cannotPlay: 'This browser cannot play the film. You can download it, or read it below.',
  failed: 'The film did not load. Check your connection and press play again, or read it below.',
  captionsLabel: 'English',
  chapters: 'Go to a part of the film',
  transcript: 'Read the film instead',
  seen: 'Picture:',
  more: 'Read more',
  download: (kind: string, size: string) => `Download (${kind}, ${size})`,
  search: {
    heading: 'Find a word in the films',
    label: 'A word or two, such as nerve or walking',
    found: (places: number, films: number) =>
      `${places} ${places === 1 ? 'place' : 'places'} in ${films} ${films === 1 ? 'film' : 'films'}. Press one to watch from there.`,
    nothing: 'No film says this. Try one plain word, or search the whole website.',
  },
  link: {
    watch: 'Watch:',
    about: (clock: string) => `${clock}, no sound, with large words in the picture`,
  },
} as const
