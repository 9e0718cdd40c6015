import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A text field. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={clsx('field', className)} {...props} />
}
