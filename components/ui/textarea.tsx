import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A text field with several lines. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={clsx('field', className)} {...props} />
}
