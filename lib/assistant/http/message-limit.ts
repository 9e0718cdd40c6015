/**
 * Maximum length of a question in characters, after trimming. Separate from the schema so that browsers don't
 * load zod.
 */
export const MESSAGE_LIMIT = 1000
