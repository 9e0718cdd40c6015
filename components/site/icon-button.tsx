'use client'

import { useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

type TooltipComponent = typeof import('@/components/ui/overlay/tooltip').Tooltip
type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

/**
 * The button's state when its tooltip loaded. The tooltip wraps it in a new element, which must take over
 * that state.
 */
type Arrival = { Tooltip: TooltipComponent; isFocused: boolean; isHovered: boolean }

/** Waits until the button is no longer pressed: replacing it between press and release would lose the click. */
function released(button: HTMLButtonElement): Promise<void> {
  return new Promise((resolve) => {
    if (!button.matches(':active')) resolve()
    // The click follows the release in the same task.
    else window.addEventListener('pointerup', () => setTimeout(resolve), { once: true })
  })
}

/**
 * An icon button. Its accessible name is also shown in a tooltip, whose script loads on the first hover or
 * keyboard focus.
 */
export function IconButton({ label, ...props }: IconButtonProps) {
  const [arrival, setArrival] = useState<Arrival | null>(null)

  const loadTooltip = async (button: HTMLButtonElement) => {
    if (arrival) return
    // Without the tooltip the button still has its name and works.
    const loaded = await import('@/components/ui/overlay/tooltip').catch(() => null)
    if (!loaded) return
    await released(button)
    // What the press opened has the focus by now, and Escape must close that first.
    if (button.getAttribute('aria-expanded') === 'true') return
    const isFocused = document.activeElement === button
    setArrival((current) => current ?? { ...loaded, isFocused, isHovered: button.matches(':hover') })
  }

  const button = (
    <Button
      type="button"
      variant="ghost"
      size="icon"
      aria-label={label}
      // Restores focus after the tooltip wrapped the button.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={arrival?.isFocused}
      // Touch also fires enter and focus events, but shows no tooltip.
      onPointerEnter={({ pointerType, currentTarget }) =>
        pointerType === 'mouse' && void loadTooltip(currentTarget)
      }
      onFocus={({ currentTarget }) =>
        currentTarget.matches(':focus-visible') && void loadTooltip(currentTarget)
      }
      {...props}
    />
  )
  if (!arrival) return button
  return (
    <arrival.Tooltip text={label} isHovered={arrival.isHovered}>
      {button}
    </arrival.Tooltip>
  )
}
