import { smallSpineFile } from '@/components/spine/small-spine-file'
import { publicFile } from '@/lib/platform/http/public-file'

export const dynamic = 'force-static'

/** The spine shown beside the text on many pages. */
export function GET(): Response {
  return publicFile(smallSpineFile(), 'image/svg+xml')
}
