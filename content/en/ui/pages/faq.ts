/** Text around the questions of the FAQ. */
export const faqWords = {
  emergency: 'In an emergency, call 911 now.',
  emergencyLink: 'See the warning signs',
  filter: {
    filter: 'Find a question',
    hint: 'Type a word, such as “drive” or “insurance.”',
    shown: '{shown} of {count} questions shown',
    nothing: 'None of the questions here use those words.',
    searchSite: 'Search the whole website',
  },
  groups: 'Go to a topic',
} as const
