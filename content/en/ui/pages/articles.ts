/** Labels around the list of articles. */
export const articleListWords = {
  heading: 'All articles',
  filter: 'Show articles about',
  feed: 'RSS feed',
} as const
