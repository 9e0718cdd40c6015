import 'server-only'

type Png = Uint8Array<ArrayBuffer>

/** One for each page that was asked for, about 90 KB: there are no more of them than pages. */
const kept = new Map<string, Promise<Png>>()
let last: Promise<unknown> = Promise.resolve()

/**
 * A picture, made when it is first asked for and kept in this process's memory. One is made at a time, however many are
 * waited for; one that failed is made again when it is next asked for.
 * @param key names the picture: only ever one of lib/og/picture.ts, since nothing is dropped.
 */
export function keptPicture(key: string, make: () => Promise<Png>): Promise<Png> {
  const known = kept.get(key)
  if (known) return known
  const made = last.then(make)
  kept.set(key, made)
  last = made.catch(() => kept.delete(key))
  return made
}
