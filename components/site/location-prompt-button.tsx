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

  const open = async () => {
    const { LocationPrompt } = await import('@/components/site/location-prompt')
    setPrompt(() => LocationPrompt)
    setIsOpen(true)
  }

  if (!isHydrated) {
    return (
      // eslint-disable-next-line @next/next/no-html-link-for-pages -- there is no script here to navigate with
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
        onClick={() => !disabled && void open()}
      >
        {children}
      </button>
      {isOpen && Prompt && <Prompt context={context} onClose={() => setIsOpen(false)} />}
    </>
  )
}
