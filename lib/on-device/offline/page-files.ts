import { cacheOf, cachesOf, officeCache, variantOf } from './pages'
import { build } from './build'
import { chooseCopy } from './choose-copy'
import { modeCookie } from '@/lib/variant/visitor-cookies'
import { scope } from './worker-scope'

/** The path of this worker's page, or `wholeSite`: each registration covers one of them. */
export const page = new URL(scope.registration.scope).pathname

/** Every file the page may need; none if this build no longer offers the page offline. */
export const files = build.files[page] ?? []

export const cacheName = cacheOf(page, build.version)
const openCache = () => caches.open(cacheName)

/**
 * Caches all missing files.
 * @throws if one cannot be fetched: an incomplete page is not a usable copy.
 */
export async function cacheFiles(): Promise<void> {
  const cache = await openCache()
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(files.filter((file) => !there.has(file)))
}

/** The variants with a stored copy, latest last. */
export async function storedVariants(): Promise<string[]> {
  if (!(await caches.has(cacheName))) return []
  const keys = await (await openCache()).keys()
  return keys.flatMap(({ url }) => variantOf(url) ?? [])
}

/** The variant the visitor should see now. */
export async function wantedVariant(): Promise<string> {
  const cookie = await scope.cookieStore?.get(modeCookie)
  return chooseCopy(cookie?.value, await storedVariants())
}

/** A file of the page from the cache, else from the network. Network responses are not cached here. */
export async function fileOf(request: Request): Promise<Response> {
  const cached = await caches.match(request, { cacheName, ignoreVary: true, ignoreSearch: true })
  return cached ?? fetch(request)
}

/** Deletes this page's caches: those from other builds, or all of them. */
export async function deleteCaches(which: 'older' | 'all'): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachesOf(page)))
  const unwanted = names.filter((name) => which === 'all' || ![cacheName, officeCache].includes(name))
  await Promise.all(unwanted.map((name) => caches.delete(name)))
}
