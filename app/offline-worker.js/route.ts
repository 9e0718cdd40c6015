import { env } from '@/lib/platform/env'
import { workerScript } from '@/lib/on-device/offline/worker-file.server'

export const dynamic = 'force-dynamic'

/**
 * The offline service worker. 410 removes it from visitors' browsers, as does 404. Its CSP is in
 * lib/server/next-config.ts.
 */
export function GET(): Response {
  const { OFFLINE_COPIES } = env()
  const script = workerScript()
  const headers = { 'Cache-Control': 'no-cache', 'Content-Type': 'text/javascript; charset=utf-8' }
  if (OFFLINE_COPIES === 'off') return new Response(null, { status: 410, headers })
  return script === null ? new Response(null, { status: 404, headers }) : new Response(script, { headers })
}
