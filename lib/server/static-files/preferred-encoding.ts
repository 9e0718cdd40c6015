import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'

const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** The most efficient encoding the browser accepts, or null if it accepts none of ours. */
export function preferredEncoding(request: Pick<IncomingMessage, 'headers'>): Encoding | null {
  const accepted = new Negotiator(request).encoding(encodings, { preferred: encodings })
  return encodings.find((encoding) => encoding === accepted) ?? null
}
