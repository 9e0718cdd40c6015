import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

/** A short word about the thing it is attached to. */
export function Badge({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      className={cn('rounded-sm border border-field-line px-2 text-sm font-semibold text-muted', className)}
      {...props}
    />
  )
}
