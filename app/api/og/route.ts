import { picturePng } from '@/components/og/picture-png.server'
import { pictureErrors } from '@/content/en/ui/site/shared-link-pictures'
import { errorResponse, methodNotAllowed } from '@/lib/platform/http/errors'
import { log } from '@/lib/platform/log/log.server'
import { cachedPicture } from '@/lib/site/og/picture-cache.server'
import type { Picture } from '@/lib/site/og/picture'
import { readPictureRequest } from '@/lib/site/og/picture-request'

/** GET /api/og?page=/about&v=…: a page's Open Graph image (docs/decisions/0016). */
export async function GET(request: Request): Promise<Response> {
  const asked = readPictureRequest(new URL(request.url).searchParams)
  if (asked.ok) return answer(asked.picture, asked.version, request.headers.get('if-none-match'))
  if (asked.code === 'malformed') return refuse('malformed')
  return new Response(null, {
    status: 308,
    headers: { Location: asked.location, 'Cache-Control': 'no-store' },
  })
}

async function answer(picture: Picture, version: string, known: string | null): Promise<Response> {
  // Weak, because the renderer's output may differ slightly between machines.
  const headers = { ETag: `W/"${version}"`, 'Cache-Control': 'public, max-age=31536000, immutable' }
  if (known?.includes(`"${version}"`)) return new Response(null, { status: 304, headers })
  try {
    const png = await cachedPicture(picture.href, () => picturePng(picture))
    const size = String(png.byteLength)
    return new Response(png, { headers: { ...headers, 'Content-Type': 'image/png', 'Content-Length': size } })
  } catch (error) {
    log().error({ err: error }, 'og: picture failed')
    return refuse('unavailable')
  }
}

function refuse(code: 'malformed' | 'unavailable'): Response {
  return errorResponse({ code, message: pictureErrors[code] })
}

const notAllowed = methodNotAllowed(pictureErrors['method-not-allowed'], 'GET, HEAD')

export {
  notAllowed as DELETE,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
}
