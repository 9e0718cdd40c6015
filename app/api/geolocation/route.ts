import { requestErrors } from '@/content/en/ui/site/request-errors'
import { methodNotAllowed } from '@/lib/platform/http/errors'
import { locality } from '@/lib/variant/location/distance'
import { visitorPosition } from '@/lib/variant/place/visitor-position.server'

/**
 * GET /api/geolocation: whether the visitor is nearby, and the distance in whole miles. Never returns an
 * address or coordinates.
 */
export function GET(request: Request): Response {
  const position = visitorPosition(request.headers)
  return Response.json(position ? { success: true, ...locality(position) } : { success: false }, {
    headers: { 'Cache-Control': 'private, no-store' },
  })
}

const notAllowed = methodNotAllowed(requestErrors['method-not-allowed'], 'GET, HEAD')

export {
  notAllowed as DELETE,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
}
