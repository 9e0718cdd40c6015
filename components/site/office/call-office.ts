import { office } from '@/content/office'
import { readingWords } from '@/content/en/ui/site/reading'

export const { phone } = office
export const phoneHref = phone.href

/** Text that mentions the office, with its number. */
export const withPhone = (words: string) => readingWords.officeAt(words, office.phone.display)
