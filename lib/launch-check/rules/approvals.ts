import type { Finding } from '@/lib/launch-check/finding'
import type { SiteContent } from '@/lib/launch-check/site-content'

/** Checks that the surgeon has approved the health pages and counsel the legal notices. */
export function checkApprovals({ practice }: Pick<SiteContent, 'practice'>): Finding[] {
  const findings: Finding[] = []
  if (!practice.medicalReview.isSignedOff) {
    findings.push({
      severity: 'fail',
      code: 'medical-sign-off-missing',
      where: 'content/practice.ts, medicalReview.isSignedOff',
      problem: 'The surgeon has not signed off the health pages.',
      remedy: 'Have the surgeon review docs/sign-off.md line by line, then set it to true.',
    })
  }
  if (!practice.legalReview.isReviewed) {
    findings.push({
      severity: 'fail',
      code: 'legal-review-missing',
      where: 'content/practice.ts, legalReview.isReviewed',
      problem: 'The notices under /legal are templates that no lawyer has reviewed.',
      remedy: 'Have counsel review them along with docs/decisions/0011-legal-models.md, then set it to true.',
    })
  }
  return findings
}
