import type { Finding } from '@/lib/launch-check/finding'
import type { SiteContent } from '@/lib/launch-check/site-content'

/** Figures and statements about the practice that nobody has proved yet. Each is one, because each is proved alone. */
export function checkClaims({ claims }: Pick<SiteContent, 'claims'>): Finding[] {
  return Object.entries(claims)
    .filter(([, { isSubstantiated }]) => !isSubstantiated)
    .map(([key, { text }]) => ({
      severity: 'fail',
      code: 'claim-not-substantiated',
      where: `content/claims.ts, ${key}`,
      problem: `Nothing proves "${text}".`,
      remedy: 'Name the records in source and set isSubstantiated, or take it off the pages.',
      rule: 'California Business and Professions Code 651(b)',
    }))
}
