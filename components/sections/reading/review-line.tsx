import { readingWords } from '@/content/en/ui/site/reading'
import { signOff } from '@/content/generated/sign-off/signed'
import { practice } from '@/content/generated/practice/practice'
import { longDate } from '@/lib/text/long-date'

/** Who reviewed a page's medical facts, and when they were last checked against their sources. */
export function ReviewLine({ path, reviewed }: { path: string; reviewed: string }) {
  const { surgeon } = practice
  const reviewer = `${surgeon.name}, ${surgeon.credentials}`
  return (
    <p>
      {signOff.pages.includes(path)
        ? readingWords.reviewedBy(reviewer)
        : readingWords.reviewPending(reviewer)}{' '}
      <time dateTime={reviewed}>{readingWords.reviewed(longDate(reviewed))}</time>
    </p>
  )
}
