import { practice } from '@/content/practice'
import { readingWords } from '@/content/en/ui/site/reading'
import { longDate } from '@/lib/text/long-date'

/** Who reviewed a page's medical facts, and when they were last checked against their sources. */
export function ReviewLine({ reviewed }: { reviewed: string }) {
  const { surgeon, medicalReview } = practice
  const reviewer = `${surgeon.name}, ${surgeon.credentials}`
  return (
    <p>
      {medicalReview.isSignedOff ? readingWords.reviewedBy(reviewer) : readingWords.reviewPending(reviewer)}{' '}
      <time dateTime={reviewed}>{readingWords.reviewed(longDate(reviewed))}</time>
    </p>
  )
}
