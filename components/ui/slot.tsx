import { clsx } from 'clsx'
import { cloneElement, isValidElement, type HTMLAttributes, type ReactElement } from 'react'

/**
 * Gives its props to its only child instead of rendering an element of its own. Radix's Slot also merges event handlers
 * and lazy children, which nobody here needs, and adds 1 KB of script to every page (docs/decisions/0038).
 */
export function Slot({ children, className, ...props }: HTMLAttributes<HTMLElement>) {
  if (!isValidElement(children)) return null
  const child = children as ReactElement<{ className?: string }>
  return cloneElement(child, { ...props, className: clsx(className, child.props.className) })
}
