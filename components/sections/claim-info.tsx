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
        className="inline-flex size-7 shrink-0 items-center justify-center rounded-full border border-field-line align-middle font-text text-sm font-bold text-muted hover:border-pine hover:text-pine"
      >
        <span aria-hidden="true">i</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="m-auto max-w-[min(26rem,calc(100vw-2.5rem))] rounded-lg border border-line bg-paper p-6 font-text text-base leading-relaxed font-normal tracking-normal text-ink shadow-lg backdrop:bg-[#0b1412]/30"
      >
        <p className="font-bold">{about}</p>
        <p className="mt-2">{claim.definition}</p>
        <p className="mt-2">{claim.source}</p>
        <p className="mt-2">{claimWords.vary}</p>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="mt-3 min-h-12 link">
          {claimWords.close}
        </button>
      </div>
    </>
  )
}
