import type { Finding } from '@/lib/launch-check/finding'
import type { SiteContent } from '@/lib/launch-check/site-content'

/** Checks that the surgeon has approved the health pages and counsel the legal notices. */
export function checkApprovals({ practice, signOff }: Pick<SiteContent, 'practice' | 'signOff'>): Finding[] {
  const findings: Finding[] = []
  if (signOff.signed < signOff.all) {
    findings.push({
      severity: 'fail',
      code: 'medical-sign-off-missing',
      where: 'content/clinical/sign-off.jsonl',
      problem: `The surgeon has signed ${signOff.signed} of ${signOff.all} tables, pages and groups of answers.`,
      remedy: 'Run npm run sign-off, have the surgeon sign what it prints, then record the decisions.',
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
