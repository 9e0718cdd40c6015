import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Popover } from '@/components/ui/overlay/popover'
import { claimWords } from '@/content/en/ui/site/claims'
import type { Claim } from '@/content/schemas/practice-schema'

/** The button next to a claim without records. It opens an explanation, without JavaScript. */
export function ClaimInfo({ claim, about }: { claim: Claim; about: string }) {
  const id = useId()
  if (claim.records !== null) return null
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
      <Popover
        asChild
        className="m-auto max-w-[min(26rem,calc(100vw-2.5rem))] rounded-lg p-6 font-text text-base leading-relaxed font-normal tracking-normal backdrop:bg-[#0b1412]/30"
      >
        {/* A span, because the button is inside a paragraph. */}
        <span id={id}>
          <span className="block font-bold">{about}</span>
          <span className="mt-2 block">{claim.note}</span>
          <Button type="button" popoverTarget={id} popoverTargetAction="hide" variant="link" className="mt-3">
            {claimWords.close}
          </Button>
        </span>
      </Popover>
    </>
  )
}
