import 'server-only'

type Png = Uint8Array<ArrayBuffer>

/** At most one image per page, about 90 KB each. */
const cache = new Map<string, Promise<Png>>()
let last: Promise<unknown> = Promise.resolve()

/**
 * Returns an image, rendered on first request and cached in memory. Images are rendered one at a time; a
 * failed one is retried on its next request.
 * @param key identifies the image. Must come from lib/site/og/picture.ts, because nothing is ever evicted.
 */
export function cachedPicture(key: string, make: () => Promise<Png>): Promise<Png> {
  const known = cache.get(key)
  if (known) return known
  const made = last.then(make)
  cache.set(key, made)
  last = made.catch(() => cache.delete(key))
  return made
}
