import type { WebPageLeaf } from 'schema-dts'
import type { Health } from '@/content/page-schema'
import { practice } from '@/content/practice'
import { sources } from '@/content/sources'
import { inOrder } from '@/lib/source-order'
import { reference } from '@/lib/structured-data/addresses'

/**
 * What a health page says of its own review: the day when it was last held against its sources, and these sources. The
 * surgeon is its reviewer only once the sign-off is there; until then the page says that it is still to come.
 */
export function reviewFacts({ reviewed, sources: keys }: Health) {
  return {
    lastReviewed: reviewed,
    ...(practice.medicalReview.isSignedOff && { reviewedBy: reference('surgeon') }),
    citation: inOrder(keys).map((key) => {
      const { title, href } = sources[key]
      return { '@type': 'CreativeWork' as const, name: title, ...(href && { url: href }) }
    }),
  } satisfies Partial<WebPageLeaf>
}
