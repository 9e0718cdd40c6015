import { useId } from 'react'
import { claimWords, type Claim } from '@/content/claims'

/** The button beside a figure that nobody has checked yet: it opens what the figure means. No script is needed. */
export function ClaimInfo({ claim, about }: { claim: Claim; about: string }) {
  const id = useId()
  if (claim.isSubstantiated) return null
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${claimWords.ask}: ${about}`}
        className="relative inline-flex size-7 shrink-0 items-center justify-center rounded-full border border-field-line align-middle font-text text-sm font-bold text-muted after:absolute after:-inset-3 hover:border-pine hover:text-pine"
      >
        <span aria-hidden="true">i</span>
      </button>
      {/* Spans, not blocks: the button stands in the middle of a paragraph. */}
      <span
        id={id}
        popover="auto"
        className="m-auto max-w-[min(26rem,calc(100vw-2.5rem))] rounded-lg border border-line bg-paper p-6 font-text text-base leading-relaxed font-normal tracking-normal text-ink shadow-lg backdrop:bg-[#0b1412]/30"
      >
        <span className="block font-bold">{about}</span>
        <span className="mt-2 block">{claim.definition}</span>
        <span className="mt-2 block">{claim.source}</span>
        <span className="mt-2 block">{claimWords.vary}</span>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="mt-3 min-h-12 link">
          {claimWords.close}
        </button>
      </span>
    </>
  )
}
