'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '@/components/site/navigation/link'
import { useHydrated } from '@/components/site/use-hydrated'

type NavLinkProps = { href: string; className: string; label?: string; children: ReactNode }

/** A menu link. `label` is its accessible name if the text is not enough. */
export function NavLink({ href, className, label, children }: NavLinkProps) {
  const pathname = usePathname()
  // On the server the path has the variant, too.
  const isCurrent = useHydrated() && pathname === href
  return (
    <Link href={href} className={className} aria-label={label} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  )
}
