/** The label of the buttons that depend on the visitor's mode, while it is being determined. */
export const loadingLabel = 'Loading...'

/** Shown and announced while a page loads slowly. */
export const loadingPage = 'Loading the page'
