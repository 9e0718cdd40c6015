/** Shown and announced while a page loads slowly. */
export const loadingPage = 'Loading the page'
