/*
 * The conditions are literal, because the bundler replaces them and drops what does not apply: Vercel loads this
 * file with the middleware, before the first byte of a page.
 */

/** Called by Next once, before the server handles any request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    if (process.env.VERCEL) (await import('@/lib/server/start/start-function.server')).startFunction()
    else (await import('@/lib/server/start/start-server.server')).startServer()
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
  const log = process.env.VERCEL
    ? (await import('@/lib/platform/log/plain-log.server')).plainLog
    : (await import('@/lib/platform/log/log.server')).log()
  log.error({ err, route: routePath, kind: routeType }, 'a request failed')
}
