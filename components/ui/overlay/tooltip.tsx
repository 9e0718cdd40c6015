'use client'

import * as TooltipPrimitive from '@radix-ui/react-tooltip'
import { useEffect, useState, type ReactElement } from 'react'

const openDelayMs = 700
const skipDelayMs = 300
const offsetPx = 4

type TooltipProps = {
  text: string
  /** The mouse already rests on the control, so no event will tell. */
  isHovered?: boolean
  children: ReactElement
}

/** Shows the name of a control when a mouse rests on it or the keyboard reaches it. */
export function Tooltip({ text, isHovered = false, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWaiting, setIsWaiting] = useState(isHovered)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsOpen(true), openDelayMs)
    return () => clearTimeout(timer)
  }, [isWaiting])

  return (
    <TooltipPrimitive.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      <TooltipPrimitive.Root open={isOpen} onOpenChange={setIsOpen}>
        <TooltipPrimitive.Trigger
          asChild
          // From the first move on, Radix has its own timer. If both ran, the second would close the tooltip.
          onPointerMove={() => setIsWaiting(false)}
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
