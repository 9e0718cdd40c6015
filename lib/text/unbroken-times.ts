/** A text whose times of day don't break before AM or PM. */
export const unbrokenTimes = (text: string) => text.replace(/ (?=[AP]M\b)/g, '\u00a0')
