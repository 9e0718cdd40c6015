import { spineFile } from '@/components/spine/spine-file'
import { home } from '@/content/en/ui/pages/home'
import { publicFile } from '@/lib/platform/http/public-file'

export const dynamic = 'force-static'

/** The home page's spine, with its level highlighted. */
export function GET(): Response {
  return publicFile(spineFile([home.hurt.highlighted]), 'image/svg+xml')
}
