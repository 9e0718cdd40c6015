import { answers } from '@/content/generated/en/answers'
import { faq } from '@/content/generated/en/faq'
import type { Answer } from '@/content/schemas/answer-schema'
import type { FaqGroup } from '@/content/schemas/faq-schema'

/** Compiling the content has checked that there is an answer for each question. */
const answerById: Record<string, Answer> = answers

/** In display order. */
const topics: FaqGroup[] = [
  faq['first-visit'],
  faq['pain-and-daily-life'],
  faq['tests-and-scans'],
  faq['treatment-without-surgery'],
  faq['surgery-decisions'],
  faq['hospital-and-recovery'],
  faq['insurance-and-cost'],
  faq['this-office-and-website'],
]

/** The questions of /resources/faq with the answers that the assistant gives, too. */
export const faqGroups = topics.map((topic) => ({
  ...topic,
  questions: Object.entries(topic.questions).map(([anchor, id]) => ({ anchor, answer: answerById[id]! })),
}))

export type FaqGroupWithAnswers = (typeof faqGroups)[number]
