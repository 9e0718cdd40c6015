import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The browser's own select: it works without JavaScript, and phones show their own large list. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select className={clsx('field', className)} {...props} />
}
