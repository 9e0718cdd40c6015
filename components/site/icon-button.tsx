'use client'

import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'

type TooltipComponent = typeof import('@/components/ui/tooltip').Tooltip
type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

/** A button that shows only a picture, named for everyone: a tooltip, whose script loads when one heads for it. */
export function IconButton({ label, className, ...props }: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const [Tooltip, setTooltip] = useState<TooltipComponent | null>(null)

  const load = async () => {
    if (Tooltip) return
    const module = await import('@/components/ui/tooltip')
    hadFocus.current = document.activeElement === button.current
    setTooltip(() => module.Tooltip)
  }

  // The button moves into the tooltip as a new element and must not lose the focus on the way.
  useLayoutEffect(() => {
    if (hadFocus.current) button.current?.focus()
  }, [Tooltip])

  const element = (
    <button
      ref={button}
      type="button"
      aria-label={label}
      onPointerEnter={(event) => event.pointerType === 'mouse' && void load()}
      onFocus={() => void load()}
      className={`${buttonVariants({ variant: 'ghost', size: 'icon' })} ${className ?? ''}`}
      {...props}
    />
  )
  return Tooltip ? <Tooltip text={label}>{element}</Tooltip> : element
}
