/**
 * One instance per process, whichever bundle asks: Next loads a module once for each route and once for
 * instrumentation, and again on every hot reload, so a plain module variable would exist several times.
 * @param name names the instance; the same name must always come with the same kind of value.
 */
export function oncePerProcess<T>(name: string, create: () => T): T {
  const shared = globalThis as unknown as Record<symbol, T | undefined>
  return (shared[Symbol.for(`hanford.${name}`)] ??= create())
}
