/* The published types lack `preferred`. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>)
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined
  }
}
