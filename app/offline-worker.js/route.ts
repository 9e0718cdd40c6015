import { env } from '@/lib/env'
import { workerScript } from '@/lib/offline/worker-file.server'

export const dynamic = 'force-dynamic'

/** The offline worker. 410 ends those that visitors have; 404 does so, too. Its policy stands in next.config.mjs. */
export function GET(): Response {
  const { OFFLINE_COPIES } = env()
  const script = workerScript()
  const headers = { 'Cache-Control': 'no-cache', 'Content-Type': 'text/javascript; charset=utf-8' }
  if (OFFLINE_COPIES === 'off') return new Response(null, { status: 410, headers })
  return script === null ? new Response(null, { status: 404, headers }) : new Response(script, { headers })
}
