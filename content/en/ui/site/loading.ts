/** The label of the buttons that depend on the visitor's mode, while it is being determined. */
export const loadingLabel = 'Loading...'
