/** A text whose times of day, and ranges such as 8:00 AM to 5:00 PM, don't break across lines. */
export const unbrokenTimes = (text: string) =>
  text.replace(/\d+:\d\d [AP]M(?: to \d+:\d\d [AP]M)?|\d+ [AP]M\b/g, (time) => time.replaceAll(' ', '\u00a0'))
