import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Label } from '@/components/ui/label'

/** A label above its field. */
export function FieldLabel({ className, ...props }: ComponentProps<'label'>) {
  // eslint-disable-next-line jsx-a11y/label-has-associated-control -- callers pass htmlFor
  return <Label className={clsx('mb-1.5 block', className)} {...props} />
}

/** Help with a field, which refers to it by `aria-describedby`. */
export function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p className={clsx('text-sm text-muted', className)} {...props} />
}

/** What is wrong with a field, which refers to it by `aria-describedby`. */
export function FieldError({ className, ...props }: ComponentProps<'p'>) {
  return <p className={clsx('mt-1.5 text-sm font-semibold text-alert', className)} {...props} />
}
