import { doorErrors } from '@/content/door-errors'
import { methodNotAllowed } from '@/lib/http/errors'
import { locality } from '@/lib/location/distance'
import { visitorPosition } from '@/lib/location/visitor-position.server'

/** GET /api/geolocation (spec 7): near or not, and whole miles; never an address or coordinates. */
export function GET(request: Request): Response {
  const position = visitorPosition(request.headers)
  return Response.json(position ? { success: true, ...locality(position) } : { success: false }, {
    headers: { 'Cache-Control': 'private, no-store' },
  })
}

const notAllowed = methodNotAllowed(doorErrors['method-not-allowed'], 'GET, HEAD')

export {
  notAllowed as DELETE,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
}
