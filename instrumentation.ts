/** Called by Next once, before the server handles any request. */
export async function register(): Promise<void> {
  // A literal expression, because the bundler replaces it and drops the branch from the edge bundle.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startLocation } = await import('@/lib/variant/place/start.server')
    const { startContact } = await import('@/lib/contact/start.server')
    startLocation()
    startContact()
    if (process.env.NODE_ENV === 'production') {
      const { quietConsole } = await import('@/lib/server/log/quiet-console.server')
      quietConsole()
    }
  }
}

/**
 * Called by Next when a page or API route throws. Reports the route but not the URL, which may contain user
 * input.
 */
export async function onRequestError(
  err: unknown,
  _request: unknown,
  { routePath, routeType }: { routePath: string; routeType: string },
): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { log } = await import('@/lib/server/log/log.server')
  log().error({ err, route: routePath, kind: routeType }, 'a request failed')
}
