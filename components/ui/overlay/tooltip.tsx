'use client'

import * as TooltipPrimitive from '@radix-ui/react-tooltip'
import { useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'

const skipDelayMs = 300
const offsetPx = 4

// Radix would share this through a provider around all controls, which would put its script into every page.
let closedAt = -Infinity

/** While another tooltip is open, and just after. */
const isSoon = () => document.querySelector('[role=tooltip]') !== null || Date.now() - closedAt < skipDelayMs

/** Shows the name of a control when a mouse rests on it or the keyboard reaches it. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const [opensAtOnce, setOpensAtOnce] = useState(false)
  // Flushed, because Radix reads the delay at the pointer's first move.
  const handleEnter = () => flushSync(() => setOpensAtOnce(isSoon()))
  return (
    <TooltipPrimitive.Provider>
      <TooltipPrimitive.Root
        {...(opensAtOnce && { delayDuration: 0 })}
        onOpenChange={(isOpen) => {
          if (!isOpen) closedAt = Date.now()
        }}
      >
        <TooltipPrimitive.Trigger asChild onPointerEnter={handleEnter}>
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
