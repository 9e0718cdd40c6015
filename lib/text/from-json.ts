/** Parses JSON; null if there is none or it is invalid. */
export function fromJson(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
