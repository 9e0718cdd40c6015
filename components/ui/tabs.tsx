'use client'

import * as TabsPrimitive from '@radix-ui/react-tabs'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export const Tabs = TabsPrimitive.Root

export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      className={clsx('grid grid-cols-2 border-line sm:flex sm:border-b', className)}
      {...props}
    />
  )
}

const trigger = clsx(
  'min-h-12 border-b-2 border-line px-4 py-2 text-left text-muted sm:-mb-px sm:data-[state=inactive]:border-transparent',
  'data-[state=active]:border-poppy data-[state=active]:font-bold data-[state=active]:text-ink',
  'forced-colors:data-[state=active]:border-[Highlight] forced-colors:data-[state=active]:bg-[Highlight]',
  'forced-colors:data-[state=active]:text-[HighlightText] forced-colors:data-[state=active]:forced-color-adjust-none',
)

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      // Radix focuses the tab by script, which would show the focus ring after a click or a tap.
      onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
      className={clsx(trigger, className)}
      {...props}
    />
  )
}

/** The panels of these tabs begin with something that takes the focus, so they are no Tab stops themselves. */
export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content tabIndex={undefined} className={clsx('pt-8', className)} {...props} />
}
