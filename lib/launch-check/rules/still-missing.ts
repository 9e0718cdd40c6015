import type { Finding } from '@/lib/launch-check/finding'
import type { SiteContent } from '@/lib/launch-check/site-content'

/** Lists what pages and answers leave out until the practice supplies it. */
export function checkStillMissing({ stillMissing }: Pick<SiteContent, 'stillMissing'>): Finding[] {
  return Object.entries(stillMissing).flatMap(([from, details]) =>
    details.map((detail) => ({
      severity: 'warning' as const,
      code: 'detail-missing',
      where: `content/still-missing.ts, ${from}`,
      problem: `Not on the site yet: ${detail}.`,
      detail,
      remedy: 'Add it to the pages and answers, and remove the line.',
    })),
  )
}
