'use client'

import { useState, type ComponentProps, type ComponentType } from 'react'
import { Link } from '@/components/site/navigation/link'
import { useHydrated } from '@/components/site/use-hydrated'
import { Button } from '@/components/ui/button'
import type { PromptContext } from '@/content/en/ui/site/location-prompt'

type PromptProps = { context: PromptContext; onClose: () => void }
type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'> & {
  context: PromptContext
  disabled?: boolean
}

/**
 * Opens the location prompt, whose script loads on the first press. Without JavaScript: a link to where
 * visitors can say that they are near.
 */
export function LocationPromptButton({ context, variant, size, children, disabled = false }: Props) {
  const isHydrated = useHydrated()
  const [Prompt, setPrompt] = useState<ComponentType<PromptProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  const handleOpen = async (button: HTMLButtonElement) => {
    // Safari does not focus a pressed button, and the dialog restores focus to the previously focused
    // element.
    button.focus()
    try {
      const { LocationPrompt } = await import('@/components/site/location/location-prompt')
      setPrompt(() => LocationPrompt)
      setIsOpen(true)
    } catch {
      // Offline, or a newer version was deployed: a full load of /toggle lets the visitor choose.
      // eslint-disable-next-line @next/next/no-location-assign-relative-destination
      window.location.assign('/toggle')
    }
  }

  if (!isHydrated) {
    return (
      <Button asChild variant={variant} size={size}>
        <Link href="/contact#see-us">{children}</Link>
      </Button>
    )
  }
  return (
    <>
      <Button
        type="button"
        aria-haspopup="dialog"
        aria-disabled={disabled}
        variant={variant}
        size={size}
        onClick={({ currentTarget }) => !disabled && void handleOpen(currentTarget)}
      >
        {children}
      </Button>
      {isOpen && Prompt && <Prompt context={context} onClose={() => setIsOpen(false)} />}
    </>
  )
}
