/**
 * One instance per process, shared by all bundles: Next loads a module once per route, once for
 * instrumentation and again on every hot reload, so a plain module variable would exist several times.
 * @param name identifies the instance; each name must always have the same type of value.
 */
export function oncePerProcess<T>(name: string, create: () => T): T {
  const shared = globalThis as unknown as Record<symbol, T | undefined>
  return (shared[Symbol.for(`hanford.${name}`)] ??= create())
}
