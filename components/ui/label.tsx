import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The label of a field. */
export function Label({ className, ...props }: ComponentProps<'label'>) {
  // eslint-disable-next-line jsx-a11y/label-has-associated-control -- callers pass htmlFor
  return <label className={clsx('font-semibold', className)} {...props} />
}
