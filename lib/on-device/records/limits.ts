/** The longest texts the records hold, in characters. Apart from the schemas, so that a field can know them without zod. */
export const nameLimit = 60
export const notesLimit = 2000
