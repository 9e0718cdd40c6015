import { checkAgreements } from '@/lib/launch-check/rules/agreements'
import { checkAlerts } from '@/lib/launch-check/rules/alerts'
import { checkApprovals } from '@/lib/launch-check/rules/approvals'
import { checkClaims } from '@/lib/launch-check/rules/claims'
import type { ReachDatabase } from '@/lib/launch-check/database-connection'
import { sortFindings, type Finding } from '@/lib/launch-check/finding'
import { checkDatabase } from '@/lib/launch-check/rules/database'
import { checkMail } from '@/lib/launch-check/rules/mail'
import { checkMailFiles } from '@/lib/launch-check/rules/mail-files'
import { checkPracticeDetails } from '@/lib/launch-check/rules/practice-details'
import { checkReviewDates } from '@/lib/launch-check/rules/review-dates'
import { checkReviews } from '@/lib/launch-check/rules/reviews'
import { checkSenderDomain } from '@/lib/launch-check/rules/sender-domain'
import { readSettings, type Settings, type Source } from '@/lib/launch-check/rules/settings'
import type { SiteContent } from '@/lib/launch-check/site-content'
import { checkSiteUrl } from '@/lib/launch-check/rules/site-url'
import { checkStaffLinks } from '@/lib/launch-check/rules/staff-links'
import { checkStillMissing } from '@/lib/launch-check/rules/still-missing'
import { checkStorage } from '@/lib/launch-check/rules/storage'
import type { LookUpText } from '@/lib/launch-check/text-record'
import { checkUnfinishedPages } from '@/lib/launch-check/rules/unfinished-pages'
import { checkVisitors } from '@/lib/launch-check/rules/visitors'

function checkContent(content: SiteContent, now: Date): Finding[] {
  return [
    ...checkPracticeDetails(content),
    ...checkApprovals(content),
    ...checkClaims(content),
    ...checkReviews(content),
    ...checkUnfinishedPages(content),
    ...checkStillMissing(content),
    ...checkReviewDates(content, now),
  ]
}

type Network = { lookUp: LookUpText; reach: ReachDatabase }

async function checkSettings(settings: Settings, { lookUp, reach }: Network): Promise<Finding[]> {
  return [
    ...checkSiteUrl(settings),
    ...checkStorage(settings),
    ...(await checkDatabase(settings, reach)),
    ...checkMail(settings),
    ...checkMailFiles(settings),
    ...checkStaffLinks(settings),
    ...(await checkSenderDomain(settings, lookUp)),
    ...checkAlerts(settings),
    ...checkVisitors(settings),
    ...checkAgreements(settings),
  ]
}

/**
 * Checks everything that has to be settled before going live, most severe findings first
 * (docs/decisions/0018).
 * @param source the process environment merged with the .env files
 * @returns findings that contain no variable's value, except the domain of CONTACT_FROM
 */
export async function launchCheck(
  content: SiteContent,
  source: Source,
  { now, ...network }: Network & { now: Date },
): Promise<Finding[]> {
  const { settings, findings } = readSettings(source)
  return sortFindings([
    ...checkContent(content, now),
    ...findings,
    ...(settings ? await checkSettings(settings, network) : []),
  ])
}
