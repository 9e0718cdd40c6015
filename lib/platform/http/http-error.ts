/** The message in an error body: this site's own format, or a plain `message`. */
export function messageIn(body: unknown): string | null {
  const { message, error } = Object(body) as { message?: unknown; error?: { message?: unknown } | null }
  const reason = error?.message ?? message
  return typeof reason === 'string' && reason.trim() ? reason : null
}

/** Whether a visitor could read the text of an error. A proxy's HTML page is unreadable in a notice. */
export function isReadable(text: string): boolean {
  return text.length <= 200 && !text.includes('<')
}

/** A response other than success. The message is the status, a colon, a space and the body. */
export class HttpError extends Error {
  override name = 'HttpError'

  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`)
  }
}
