'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { usePagePath } from '@/components/site/use-page-path'

/** A link of the menus that says when it leads to the page one is on. */
export function NavLink({
  href,
  className,
  children,
}: {
  href: string
  className: string
  children: ReactNode
}) {
  const isCurrent = usePagePath() === href
  return (
    <Link href={href} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  )
}
