import { answers } from '@/content/generated/en/answers'
import { faq } from '@/content/generated/en/faq'
import type { Answer } from '@/content/schemas/answer-schema'

/** Compiling the content has checked that there is an answer for each question. */
const answerById: Record<string, Answer> = answers

/** The questions of /resources/faq with the answers that the assistant gives, too, in display order. */
export const faqGroups = [
  faq['first-visit'],
  faq['pain-and-daily-life'],
  faq['tests-and-scans'],
  faq['treatment-without-surgery'],
  faq['surgery-decisions'],
  faq['hospital-and-recovery'],
  faq['insurance-and-cost'],
  faq['this-office-and-website'],
].map((group) => ({
  ...group,
  questions: Object.entries(group.questions).map(([anchor, id]) => ({ anchor, answer: answerById[id]! })),
}))

export type FaqGroupWithAnswers = (typeof faqGroups)[number]
