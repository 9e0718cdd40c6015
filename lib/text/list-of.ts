const format = new Intl.ListFormat('en-US')

/** Formats a list for running text: L4, L5, and S1. */
export function listOf(things: readonly string[]): string {
  return format.format(things)
}
