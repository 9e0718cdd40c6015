'use client'

import * as TooltipPrimitive from '@radix-ui/react-tooltip'
import type { ReactElement } from 'react'

/** Spec 9: opens after 700 ms, the next one within 300 ms at once, 4 px from its control. */
const openDelayMs = 700
const skipDelayMs = 300
const offsetPx = 4

/** A control with a tooltip that says its name again in sight. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <TooltipPrimitive.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      <TooltipPrimitive.Root>
        <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
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
