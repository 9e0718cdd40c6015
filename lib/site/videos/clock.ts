/** Formats seconds like a player: 65.5 is '1:05'. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Formats seconds as an ISO 8601 duration: 65.5 is 'PT1M5S'. */
export function isoDuration(seconds: number): string {
  const whole = Math.floor(seconds)
  return `PT${Math.floor(whole / 60)}M${whole % 60}S`
}
