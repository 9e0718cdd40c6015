import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** One of the browser's own radio buttons, in our color. Those of one group share a `name` and a `<fieldset>`. */
export function RadioGroupItem({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="radio" className={clsx('size-6 shrink-0 accent-pine', className)} {...props} />
}
