/** The filter and the letters of the glossary. */
export const glossaryWords = {
  letters: 'Words by first letter',
  filter: 'Find a word',
  hint: 'Type part of a word from your report, such as “sten” or “disc.”',
  shown: '{shown} of {count} words shown',
  nothing: 'None of the words here match. Check the spelling, or type only the first letters.',
  searchSite: 'Search the whole website',
} as const
