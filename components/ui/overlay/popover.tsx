import type { ComponentProps } from 'react'
import { Slot } from '@radix-ui/react-slot'
import { cn } from '@/lib/cn'

type PopoverProps = ComponentProps<'div'> & { asChild?: boolean }

/**
 * The browser's own popover, without JavaScript: buttons whose `popoverTarget` is its id open and close it, as do Escape
 * and a press outside.
 */
export function Popover({ asChild = false, className, ...props }: PopoverProps) {
  const Component = asChild ? Slot : 'div'
  return (
    <Component
      popover="auto"
      className={cn('border border-line bg-paper text-ink shadow-lg', className)}
      {...props}
    />
  )
}
