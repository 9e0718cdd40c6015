/** The label of the two buttons that name the visitor's mode, while it is being looked up (spec 2.2 and 2.4). */
export const loadingLabel = 'Loading...'
