'use client'

import { useState, type ComponentType } from 'react'
import { useHydrated } from '@/components/site/use-hydrated'
import type { PromptContext } from '@/content/location-prompt'

type PromptProps = { context: PromptContext; onClose: () => void }
type Props = { context: PromptContext; className: string; children: React.ReactNode; disabled?: boolean }

/** Opens the location prompt, whose script loads on the first press. Without script: a link to the visitor's own switch. */
export function LocationPromptButton({ context, className, children, disabled = false }: Props) {
  const isHydrated = useHydrated()
  const [Prompt, setPrompt] = useState<ComponentType<PromptProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  const open = async (button: HTMLButtonElement) => {
    // Safari does not focus what is pressed, and the dialog gives the focus back to what had it.
    button.focus()
    try {
      const { LocationPrompt } = await import('@/components/site/location-prompt')
      setPrompt(() => LocationPrompt)
      setIsOpen(true)
    } catch {
      // A lost connection, or a newer version of the site: the visitor's own switch does the same by hand, and
      // comes as a new page, whose script is whole.
      // eslint-disable-next-line @next/next/no-location-assign-relative-destination
      window.location.assign('/toggle')
    }
  }

  if (!isHydrated) {
    return (
      <a href="/toggle" className={className}>
        {children}
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-disabled={disabled}
        className={className}
        onClick={({ currentTarget }) => !disabled && void open(currentTarget)}
      >
        {children}
      </button>
      {isOpen && Prompt && <Prompt context={context} onClose={() => setIsOpen(false)} />}
    </>
  )
}
