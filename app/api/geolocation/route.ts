import { env } from '@/lib/env'
import { locality } from '@/lib/location/distance'
import { edgePosition } from '@/lib/location/edge-headers'

/** GET /api/geolocation (spec 7): near or not, and whole miles; never an address or coordinates. */
export function GET(request: Request): Response {
  const position = edgePosition(env().GEO_SOURCE, request.headers)
  return Response.json(position ? { success: true, ...locality(position) } : { success: false }, {
    headers: { 'Cache-Control': 'private, no-store' },
  })
}
