import { MarkedText } from './marked-text'
import { ClaimInfo } from '@/components/sections/claim-info'
import { claims, type ClaimKey } from '@/content/claims'
import { readingWords } from '@/content/reading-words'
import type { SourceKey } from '@/content/sources'

type ClaimBlockProps = { claimKey: string; caveat: string; notes: readonly SourceKey[] }

/** A figure that the practice states, and beside it, no smaller, what is known against it. */
export function ClaimBlock({ claimKey, caveat, notes }: ClaimBlockProps) {
  const claim = claims[claimKey as ClaimKey]
  return (
    <div className="grid gap-x-6 gap-y-2 rounded-lg bg-bone p-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)] print:break-inside-avoid">
      <div>
        <p className="font-heading text-2xl">
          {claim.text} <ClaimInfo claim={claim} about={claim.text} />
        </p>
        <p className="text-sm text-muted">
          {claim.isSubstantiated ? readingWords.claimChecked : readingWords.claimOpen}
        </p>
      </div>
      <p>
        <MarkedText text={caveat} notes={notes} />
      </p>
    </div>
  )
}
