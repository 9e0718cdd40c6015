import { firstVisit } from '@/content/faq/first-visit'
import { hospitalAndRecovery } from '@/content/faq/hospital-and-recovery'
import { insuranceAndCost } from '@/content/faq/insurance-and-cost'
import { painAndDailyLife } from '@/content/faq/pain-and-daily-life'
import { surgeryDecisions } from '@/content/faq/surgery-decisions'
import { testsAndScans } from '@/content/faq/tests-and-scans'
import { thisOfficeAndWebsite } from '@/content/faq/this-office-and-website'
import { treatmentWithoutSurgery } from '@/content/faq/treatment-without-surgery'

/** The questions of /resources/faq, in the order in which they come up. */
export const faqGroups = [
  firstVisit,
  painAndDailyLife,
  testsAndScans,
  treatmentWithoutSurgery,
  surgeryDecisions,
  hospitalAndRecovery,
  insuranceAndCost,
  thisOfficeAndWebsite,
]
