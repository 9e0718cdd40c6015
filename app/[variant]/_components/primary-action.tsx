import type { ReactNode } from 'react'
import { UnknownAction } from './unknown-action'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Mode } from '@/lib/variant'

type PrimaryActionProps = { mode: Mode; remoteHref: '/about' | '/services'; children: ReactNode }

/**
 * Spec 2.4: local scrolls to the form, unknown asks for the location; remote goes to /about from the hero and to
 * /services from the call to action further down.
 */
export function PrimaryAction({ mode, remoteHref, children }: PrimaryActionProps) {
  const className = buttonVariants({ size: 'lg' })
  if (mode === 'unknown') return <UnknownAction className={className}>{children}</UnknownAction>
  return (
    <a href={mode === 'remote' ? remoteHref : '#contact'} className={className}>
      {children}
    </a>
  )
}
