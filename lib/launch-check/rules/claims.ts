import type { Finding } from '@/lib/launch-check/finding'
import type { SiteContent } from '@/lib/launch-check/site-content'

/**
 * Checks that every claim about the practice has records that prove it. Each is a separate finding, because each is
 * proved separately.
 */
export function checkClaims({ claims }: Pick<SiteContent, 'claims'>): Finding[] {
  return Object.entries(claims)
    .filter(([, { records }]) => records === null)
    .map(([key, { text }]) => ({
      severity: 'fail',
      code: 'claim-not-substantiated',
      where: `content/claims.ts, ${key}`,
      problem: `"${text}" is not substantiated.`,
      detail: text,
      remedy: 'Name the records that prove it, or remove the claim from the pages.',
      rule: 'California Business and Professions Code 651(b)',
    }))
}
