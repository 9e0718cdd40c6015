'use client'

import * as TooltipPrimitive from '@radix-ui/react-tooltip'
import { useEffect, useState, type ReactElement } from 'react'

const openDelayMs = 700
const skipDelayMs = 300
const offsetPx = 4

// For all controls: only one tooltip is open, and just after it the next one opens at once. Radix would keep this in a
// provider around all of them, which would put its script into every page.
let closeOpen: (() => void) | null = null
let closedAt = -Infinity

type TooltipProps = {
  text: string
  /** The mouse already rests on the control, so no event will tell. */
  isHovered?: boolean
  /** The control has opened something, which Escape must close first. */
  isHidden?: boolean
  children: ReactElement
}

/** Shows the name of a control when a mouse rests on it or the keyboard reaches it. */
export function Tooltip({ text, isHovered = false, isHidden = false, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWaiting, setIsWaiting] = useState(isHovered)
  useEffect(() => {
    if (!isWaiting) return
    const isSoon = closeOpen !== null || Date.now() - closedAt < skipDelayMs
    const timer = setTimeout(() => setIsOpen(true), isSoon ? 0 : openDelayMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  useEffect(() => {
    if (!isOpen) return
    const close = () => setIsOpen(false)
    closeOpen?.()
    closeOpen = close
    return () => {
      closedAt = Date.now()
      if (closeOpen === close) closeOpen = null
    }
  }, [isOpen])

  return (
    <TooltipPrimitive.Provider>
      <TooltipPrimitive.Root open={isOpen && !isHidden} onOpenChange={setIsOpen}>
        <TooltipPrimitive.Trigger
          asChild
          onPointerEnter={({ pointerType }) => setIsWaiting(pointerType === 'mouse')}
          // Radix has a timer of its own, which a prevented move doesn't start.
          onPointerMove={(event) => event.preventDefault()}
          onPointerLeave={() => setIsWaiting(false)}
          onPointerDown={() => setIsWaiting(false)}
        >
          {children}
        </TooltipPrimitive.Trigger>
        <TooltipPrimitive.Portal>
          <TooltipPrimitive.Content
            sideOffset={offsetPx}
            className="z-50 max-w-xs rounded-md bg-ink px-3 py-1.5 text-sm text-paper"
          >
            {text}
          </TooltipPrimitive.Content>
        </TooltipPrimitive.Portal>
      </TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  )
}
