'use client'

import { useCallback, useRef, useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { pointerReleased } from '@/lib/browser/pointer-released'

type TooltipComponent = typeof import('@/components/ui/overlay/tooltip').Tooltip
type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

/**
 * An icon button. Its accessible name is also shown in a tooltip, whose script loads on the first hover or
 * keyboard focus.
 */
export function IconButton({ label, ...props }: IconButtonProps) {
  const [Tooltip, setTooltip] = useState<TooltipComponent | null>(null)
  const had = useRef({ focus: false, mouse: false })

  // The tooltip wraps the button in a new element, which gets the focus and the mouse that the old one has at that moment.
  const handOver = useCallback((button: HTMLButtonElement) => {
    if (had.current.focus) button.focus()
    if (had.current.mouse)
      button.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
    return () => {
      had.current = { focus: document.activeElement === button, mouse: button.matches(':hover') }
    }
  }, [])

  const loadTooltip = async () => {
    if (Tooltip) return
    // Without the tooltip the button still has its name and works.
    const loaded = await import('@/components/ui/overlay/tooltip').catch(() => null)
    if (!loaded) return
    // The tooltip replaces the button.
    await pointerReleased()
    setTooltip(() => loaded.Tooltip)
  }

  const button = (
    <Button
      type="button"
      variant="ghost"
      size="icon"
      aria-label={label}
      ref={handOver}
      // Touch also fires enter and focus events, but shows no tooltip.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && void loadTooltip()}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && void loadTooltip()}
      {...props}
    />
  )
  return Tooltip ? <Tooltip text={label}>{button}</Tooltip> : button
}
