'use client'

import { useCallback, useRef, useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { pointerReleased } from '@/lib/browser/pointer-released'

type TooltipComponent = typeof import('@/components/ui/overlay/tooltip').Tooltip
type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

/** The loaded tooltip, and whether the mouse was on the button then. */
type Arrival = { Tooltip: TooltipComponent; isHovered: boolean }

/**
 * An icon button. Its accessible name is also shown in a tooltip, whose script loads on the first hover or
 * keyboard focus.
 */
export function IconButton({ label, ...props }: IconButtonProps) {
  const [arrival, setArrival] = useState<Arrival | null>(null)
  const hadFocus = useRef(false)

  // The tooltip wraps the button in a new element, which must have the focus if the old one has it at that moment.
  const keepFocus = useCallback((button: HTMLButtonElement) => {
    if (hadFocus.current) button.focus()
    return () => {
      hadFocus.current = document.activeElement === button
    }
  }, [])

  const loadTooltip = async (button: HTMLButtonElement) => {
    if (arrival) return
    // Without the tooltip the button still has its name and works.
    const loaded = await import('@/components/ui/overlay/tooltip').catch(() => null)
    if (!loaded) return
    // The tooltip replaces the button.
    await pointerReleased()
    setArrival((current) => current ?? { ...loaded, isHovered: button.matches(':hover') })
  }

  const button = (
    <Button
      type="button"
      variant="ghost"
      size="icon"
      aria-label={label}
      ref={keepFocus}
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
    <arrival.Tooltip text={label} isHovered={arrival.isHovered} isHidden={props['aria-expanded'] === true}>
      {button}
    </arrival.Tooltip>
  )
}
