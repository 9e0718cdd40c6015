import type { ComponentProps } from 'react'
import { Slot } from '@radix-ui/react-slot'
import { cn } from '@/lib/cn'

export function Breadcrumb({ className, ...props }: ComponentProps<'nav'>) {
  return <nav className={cn('text-sm text-muted', className)} {...props} />
}

export function BreadcrumbList({ className, ...props }: ComponentProps<'ol'>) {
  return <ol className={cn('flex flex-wrap items-center', className)} {...props} />
}

/**
 * A page above the current one, followed by a slash that screen readers skip. Phones show only the last one, the
 * parent, as a way back.
 */
export function BreadcrumbItem({ className, ...props }: ComponentProps<'li'>) {
  return <li className={cn('breadcrumb-item', className)} {...props} />
}

/** With `asChild`, its only child is the link. */
export function BreadcrumbLink({
  asChild = false,
  className,
  ...props
}: ComponentProps<'a'> & { asChild?: boolean }) {
  const Component = asChild ? Slot : 'a'
  return (
    <Component
      className={cn(
        'inline-block py-1.5 underline-offset-4 hover:underline mobile:min-w-12 mobile:py-3.5',
        className,
      )}
      {...props}
    />
  )
}

/** The current page, the last item of the list. Phones leave it to the heading below. */
export function BreadcrumbPage({ className, ...props }: ComponentProps<'li'>) {
  return <li aria-current="page" className={cn('py-1.5 mobile:hidden', className)} {...props} />
}
