/** The most characters a question may hold, after trimming (architecture: contracts). Beside the schema, without zod. */
export const MESSAGE_LIMIT = 1000
