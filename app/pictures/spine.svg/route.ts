import { spineFile } from '@/components/spine/spine-file'
import { home } from '@/content/home'
import { publicFile } from '@/lib/http/public-file'

export const dynamic = 'force-static'

/** The spine of the home page, its level lit. */
export function GET(): Response {
  return publicFile(spineFile([home.hero.figure.level]), 'image/svg+xml')
}
