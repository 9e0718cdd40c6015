import type { IncomingMessage } from 'node:http'

/** A limit on concurrent requests of one kind. */
export type ConcurrencyLimit = {
  name: string
  covers: (path: string) => boolean
  limit: number
  /** Rendered on this process's CPU, so only a few at once. */
  isRendered: boolean
  active: Set<IncomingMessage>
  /** Number rejected since the last report. */
  refused: number
}

/** The two most expensive API routes have their own limits, so that a flood at one doesn't block pages. */
export function createConcurrencyLimits(): ConcurrencyLimit[] {
  const concurrencyLimit = (
    name: string,
    limit: number,
    isRendered: boolean,
    covers: ConcurrencyLimit['covers'],
  ): ConcurrencyLimit => ({
    name,
    limit,
    isRendered,
    covers,
    active: new Set(),
    refused: 0,
  })
  return [
    concurrencyLimit('contact', 128, false, (path) => path === '/api/contact'),
    concurrencyLimit('assistant', 64, false, (path) => path === '/api/ai-assistant'),
    concurrencyLimit('pages', 256, true, () => true),
  ]
}

/**
 * Whether the limit is reached. Requests whose body is still arriving don't count: they cost nothing yet, and
 * slow senders must not take up all places.
 */
export function isFull({ active, limit }: ConcurrencyLimit): boolean {
  return active.size >= limit && [...active].filter((request) => request.complete).length >= limit
}
