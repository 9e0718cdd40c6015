const format = new Intl.ListFormat('en-US')

/** Things in a row, as one says them: L4, L5 and S1. */
export function listOf(things: readonly string[]): string {
  return format.format(things)
}
