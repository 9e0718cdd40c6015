/** The value of a JSON text, or null when there is none or it cannot be read. */
export function fromJson(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
