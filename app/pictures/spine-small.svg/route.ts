import { smallSpineFile } from '@/components/spine/small-spine-file'
import { publicFile } from '@/lib/http/public-file'

export const dynamic = 'force-static'

/** The spine beside the text of many pages. */
export function GET(): Response {
  return publicFile(smallSpineFile(), 'image/svg+xml')
}
