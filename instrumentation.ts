/** Called by Next once, before the server answers anything. */
export async function register(): Promise<void> {
  // Written out, because the bundler replaces it and drops the branch from the edge bundle.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startLocation } = await import('@/lib/location/start.server')
    const { startContact } = await import('@/lib/contact/start.server')
    startLocation()
    startContact()
  }
}
