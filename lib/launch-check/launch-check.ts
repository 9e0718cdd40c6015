import { checkApprovals } from '@/lib/launch-check/approvals'
import { checkAssistant } from '@/lib/launch-check/assistant'
import { checkClaims } from '@/lib/launch-check/claims'
import { sortFindings, type Finding } from '@/lib/launch-check/finding'
import { checkMail } from '@/lib/launch-check/mail'
import { checkPracticeDetails } from '@/lib/launch-check/practice-details'
import { checkReviewDates } from '@/lib/launch-check/review-dates'
import { checkReviews } from '@/lib/launch-check/reviews'
import { checkSenderDomain } from '@/lib/launch-check/sender-domain'
import { readSettings, type Settings, type Source } from '@/lib/launch-check/settings'
import type { SiteContent } from '@/lib/launch-check/site-content'
import { checkSiteUrl } from '@/lib/launch-check/site-url'
import { checkStorage } from '@/lib/launch-check/storage'
import type { LookUpText } from '@/lib/launch-check/text-record'
import { checkUnfinishedPages } from '@/lib/launch-check/unfinished-pages'
import { checkVisitors } from '@/lib/launch-check/visitors'

function checkContent(content: SiteContent, now: Date): Finding[] {
  return [
    ...checkPracticeDetails(content),
    ...checkApprovals(content),
    ...checkClaims(content),
    ...checkReviews(content),
    ...checkUnfinishedPages(content),
    ...checkReviewDates(content, now),
  ]
}

async function checkSettings(settings: Settings, lookUp: LookUpText): Promise<Finding[]> {
  return [
    ...checkSiteUrl(settings),
    ...checkStorage(settings),
    ...checkMail(settings),
    ...(await checkSenderDomain(settings, lookUp)),
    ...checkVisitors(settings),
    ...checkAssistant(settings),
  ]
}

/**
 * What a release officer would find, the gravest first (issue 6, docs/decisions/0018).
 * @param source the variables of the process, with those of the .env files
 * @returns no finding holds a value of a variable but the domain of CONTACT_FROM
 */
export async function launchCheck(
  content: SiteContent,
  source: Source,
  { now, lookUp }: { now: Date; lookUp: LookUpText },
): Promise<Finding[]> {
  const { settings, findings } = readSettings(source)
  return sortFindings([
    ...checkContent(content, now),
    ...findings,
    ...(settings ? await checkSettings(settings, lookUp) : []),
  ])
}
