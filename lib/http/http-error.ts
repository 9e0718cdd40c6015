/** A call that was answered with anything but success (spec 8: the status, a colon and a space, then the body). */
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
