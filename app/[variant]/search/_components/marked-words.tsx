import type { ExcerptPart } from '@/lib/search/excerpt'

/** Text with the search terms highlighted. */
export function MarkedWords({ parts }: { parts: readonly ExcerptPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="bg-sage font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
