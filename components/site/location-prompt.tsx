'use client'

import { useEffect, useRef, useState } from 'react'
import { useLocation } from '@/components/site/location-provider'
import { buttonVariants } from '@/components/ui/button-variants'
import { locationPrompt, type PromptContext } from '@/content/location-prompt'

/** Spec 9: time to see that it worked before the page comes back with local content. */
const reloadDelayMs = 500

/** Asks before the browser asks (spec 2.3 and 6): nothing is requested until the visitor agrees here. */
export function LocationPrompt({ context, onClose }: { context: PromptContext; onClose: () => void }) {
  const { requestLocation } = useLocation()
  const [isChecking, setIsChecking] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const check = useRef<AbortController>(null)
  const { title, benefit } = locationPrompt.contexts[context]

  useEffect(() => {
    dialog.current?.showModal()
    // However it goes away (declined, Escape, another page): a check still under way must not reload the page later.
    return () => check.current?.abort()
  }, [])

  // The browser gives the focus back only where the dialog is closed before it is gone.
  const close = () => dialog.current?.close()

  const allow = async () => {
    check.current = new AbortController()
    setIsChecking(true)
    await requestLocation(reloadDelayMs, check.current.signal)
    close()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="location-prompt-title"
      aria-describedby="location-prompt-privacy"
      onClose={onClose}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-lg border border-line bg-paper p-6 text-ink shadow-lg backdrop:bg-[#0b1412]/60 sm:p-8"
    >
      <h2 id="location-prompt-title" className="text-xl">
        {title}
      </h2>
      <p className="mt-3">{locationPrompt.intro}</p>
      <p className="mt-1 font-semibold">{benefit}</p>
      <div className="mt-6 flex flex-col gap-3">
        <button
          type="button"
          className={buttonVariants()}
          aria-disabled={isChecking}
          onClick={() => !isChecking && void allow()}
        >
          {isChecking ? locationPrompt.checking : locationPrompt.allow}
        </button>
        <button type="button" className={buttonVariants({ variant: 'outline' })} onClick={close}>
          {locationPrompt.decline}
        </button>
      </div>
      <p id="location-prompt-privacy" className="mt-5 text-sm text-muted">
        {locationPrompt.privacy}
      </p>
    </dialog>
  )
}
