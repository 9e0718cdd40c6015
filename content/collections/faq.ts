import { faq } from '@/content/generated/en/faq'

/** The questions of /resources/faq, in display order. */
export const faqGroups = [
  faq['first-visit'],
  faq['pain-and-daily-life'],
  faq['tests-and-scans'],
  faq['treatment-without-surgery'],
  faq['surgery-decisions'],
  faq['hospital-and-recovery'],
  faq['insurance-and-cost'],
  faq['this-office-and-website'],
]
