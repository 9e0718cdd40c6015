import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The browser's own checkbox, in our color. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="checkbox" className={clsx('size-6 shrink-0 accent-pine', className)} {...props} />
}
