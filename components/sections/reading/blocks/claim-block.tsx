import { MarkedText } from './marked-text'
import { ClaimInfo } from '@/components/sections/claim-info'
import { Card } from '@/components/ui/card'
import { claims } from '@/content/generated/practice/claims'
import type { ClaimKey } from '@/content/schemas/practice-schema'
import { readingWords } from '@/content/en/ui/site/reading'
import type { SourceKey } from '@/content/sources'

type ClaimBlockProps = { claimKey: string; caveat: string; notes: readonly SourceKey[] }

/** A figure claimed by the practice with, just as large next to it, its caveat. */
export function ClaimBlock({ claimKey, caveat, notes }: ClaimBlockProps) {
  const claim = claims[claimKey as ClaimKey]
  return (
    <Card
      variant="bone"
      className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)] print:break-inside-avoid"
    >
      <div>
        <p className="font-heading text-2xl">
          {claim.text} <ClaimInfo claim={claim} about={claim.text} />
        </p>
        <p className="text-sm text-muted">{readingWords.ownFigure}</p>
      </div>
      <p>
        <MarkedText text={caveat} notes={notes} />
      </p>
    </Card>
  )
}
