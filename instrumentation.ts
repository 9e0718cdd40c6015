/** Called by Next once, before the server answers anything. */
export async function register(): Promise<void> {
  // Written out, because the bundler replaces it and drops the branch from the edge bundle.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startLocation } = await import('@/lib/location/start.server')
    const { startContact } = await import('@/lib/contact/start.server')
    startLocation()
    startContact()
    if (process.env.NODE_ENV === 'production') {
      const { quietConsole } = await import('@/lib/log/quiet-console.server')
      quietConsole()
    }
  }
}

/** Next calls it for what a page or a call threw. Which route it was is told; the address, which may hold words, is not. */
export async function onRequestError(
  err: unknown,
  _request: unknown,
  { routePath, routeType }: { routePath: string; routeType: string },
): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { log } = await import('@/lib/log.server')
  log().error({ err, route: routePath, kind: routeType }, 'a request failed')
}
