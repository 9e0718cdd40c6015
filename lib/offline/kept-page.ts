import { cacheOf, cachesOf, segmentOf } from './pages'
import { build } from './build'
import { chooseCopy } from './choose-copy'
import { deviceCookie, modeCookie } from '@/lib/visitor-cookies'
import { scope } from './worker-scope'

/** The page that this worker is for: each registration covers one. */
export const page = new URL(scope.registration.scope).pathname

/** Every file that the page can need; none when this build no longer has the page offline. */
export const files = build.files[page] ?? []

export const cacheName = cacheOf(page, build.version)
const openCache = () => caches.open(cacheName)

/** Keeps all files that are not there yet. @throws where one cannot be had: half a page is no copy. */
export async function keepFiles(): Promise<void> {
  const cache = await openCache()
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(files.filter((file) => !there.has(file)))
}

/** The segments of the variants of which there is a copy, the latest last. */
export async function storedVariants(): Promise<string[]> {
  if (!(await caches.has(cacheName))) return []
  const keys = await (await openCache()).keys()
  return keys.flatMap(({ url }) => segmentOf(url) ?? [])
}

/** The segment of the variant that the visitor is to see now. */
export async function wantedVariant(): Promise<string> {
  const { cookieStore, navigator } = scope
  const valueOf = async (name: string) => (await cookieStore?.get(name))?.value
  const cookies = cookieStore && { mode: await valueOf(modeCookie), device: await valueOf(deviceCookie) }
  return chooseCopy({ cookies: cookies ?? null, userAgent: navigator.userAgent }, await storedVariants())
}

/** A file of the page, from the cache or else from the network; what is not kept is not written down either. */
export async function fileOf(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName, ignoreVary: true, ignoreSearch: true })
  return kept ?? fetch(request)
}

/** Deletes this page's caches: those of other builds, or all. */
export async function deleteCaches(which: 'older' | 'all'): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachesOf(page)))
  const unwanted = names.filter((name) => which === 'all' || name !== cacheName)
  await Promise.all(unwanted.map((name) => caches.delete(name)))
}
