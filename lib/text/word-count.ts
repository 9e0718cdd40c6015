/** How many words a text has, as separated by spaces. */
export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length
