import type { WebPageLeaf } from 'schema-dts'
import type { Health } from '@/content/schemas/page-schema'
import { signOff } from '@/content/generated/sign-off/signed'
import { sources } from '@/content/sources'
import { inOrder } from '@/lib/site/pages/source-order'
import { reference } from '@/lib/site/structured-data/addresses'

/**
 * A health page's review: the date it was last checked against its sources, and those sources. The surgeon is
 * listed as reviewer only of the pages that he or she has signed; the others say that the review is pending.
 */
export function reviewFacts(path: string, { reviewed, sources: keys }: Omit<Health, 'help'>) {
  return {
    lastReviewed: reviewed,
    ...(signOff.pages.includes(path) && { reviewedBy: reference('surgeon') }),
    citation: inOrder(keys).map((key) => {
      const { title, href } = sources[key]
      return { '@type': 'CreativeWork' as const, name: title, ...(href && { url: href }) }
    }),
  } satisfies Partial<WebPageLeaf>
}
