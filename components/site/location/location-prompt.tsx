'use client'

import { useEffect, useRef, useState } from 'react'
import { useLocation } from '@/components/site/location/location-provider'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { locationPrompt, type PromptContext } from '@/content/en/ui/site/location-prompt'

/** Time to see the confirmation before the page reloads with local content. */
const reloadDelayMs = 500

/**
 * Explains the request before the browser's permission prompt: nothing is requested until the visitor agrees
 * here.
 */
export function LocationPrompt({ context, onClose }: { context: PromptContext; onClose: () => void }) {
  const { requestLocation } = useLocation()
  const [isOpen, setIsOpen] = useState(true)
  const [isChecking, setIsChecking] = useState(false)
  const check = useRef<AbortController>(null)
  const { title, benefit } = locationPrompt.contexts[context]

  // However it closes (declined, Escape, navigation), a pending check must not reload the page later.
  useEffect(() => () => check.current?.abort(), [])

  // The browser restores focus only if the dialog is closed before it is removed.
  const handleClose = () => setIsOpen(false)

  const handleAllow = async () => {
    check.current = new AbortController()
    setIsChecking(true)
    await requestLocation(reloadDelayMs, check.current.signal)
    handleClose()
  }

  return (
    <Dialog
      open={isOpen}
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
        <Button type="button" aria-disabled={isChecking} onClick={() => !isChecking && void handleAllow()}>
          {isChecking ? locationPrompt.checking : locationPrompt.allow}
        </Button>
        <Button type="button" variant="outline" onClick={handleClose}>
          {locationPrompt.decline}
        </Button>
      </div>
      <p id="location-prompt-privacy" className="mt-5 text-sm text-muted">
        {locationPrompt.privacy}
      </p>
    </Dialog>
  )
}
