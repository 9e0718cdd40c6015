import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The browser's own <details>: it opens without JavaScript, for Find in page and for print. */
export function Collapsible({ className, ...props }: ComponentProps<'details'>) {
  return <details className={clsx('fold', className)} {...props} />
}

const sizes = { default: 'min-h-12', lg: 'min-h-14' } as const

type CollapsibleTriggerProps = ComponentProps<'summary'> & { size?: keyof typeof sizes }

/** The line that opens and closes it. */
export function CollapsibleTrigger({ size = 'default', className, ...props }: CollapsibleTriggerProps) {
  return (
    <summary
      className={clsx('flex items-center justify-between gap-4 font-semibold', sizes[size], className)}
      {...props}
    />
  )
}
