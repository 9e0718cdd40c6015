import 'server-only'

/**
 * Writes a failure to the log by its codes alone. A message or a stack may repeat what a patient typed.
 * @param what which step failed, for example 'contact: store'.
 */
export function reportFailure(what: string, error: unknown): void {
  const { name, code, errcode } = Object(error) as Record<string, unknown>
  console.error([`${what} failed`, name, code, errcode].filter((part) => part !== undefined).join(' '))
}
