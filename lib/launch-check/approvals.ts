import type { Finding } from '@/lib/launch-check/finding'
import type { SiteContent } from '@/lib/launch-check/site-content'

/** Whether those have read the site who stand for it: the surgeon for the health pages, counsel for the notices. */
export function checkApprovals({ practice }: Pick<SiteContent, 'practice'>): Finding[] {
  const findings: Finding[] = []
  if (!practice.medicalReview.isSignedOff) {
    findings.push({
      severity: 'fail',
      code: 'medical-sign-off-missing',
      where: 'content/practice.ts, medicalReview.isSignedOff',
      problem: 'The surgeon has not signed off the health pages.',
      remedy: 'Have docs/sign-off.md worked through line by line, then set it to true.',
    })
  }
  if (!practice.legalReview.isReviewed) {
    findings.push({
      severity: 'fail',
      code: 'legal-review-missing',
      where: 'content/practice.ts, legalReview.isReviewed',
      problem: 'No lawyer has read the notices under /legal: they are templates.',
      remedy: 'Have counsel read them with docs/decisions/0011-legal-models.md, then set it to true.',
    })
  }
  return findings
}
