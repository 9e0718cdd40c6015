import type { Answer } from '@/content/schemas/answer-schema'

/** Every way to ask for an answer, in both languages. */
export const wordingsOf = ({ question, asked, askedInSpanish }: Answer): string[] => [
  question,
  ...asked,
  ...askedInSpanish,
]
