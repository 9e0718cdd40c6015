'use client'

import type { ReactNode } from 'react'
import { usePagePath } from '@/components/site/use-page-path'

type NavLinkProps = {
  href: string
  className: string
  label?: string
  needsLocationPrompt?: boolean | undefined
  children: ReactNode
}

/** A link of the menus that says when it leads to the page one is on. `label` names it where its words alone do not. */
export function NavLink({ href, className, label, needsLocationPrompt, children }: NavLinkProps) {
  const isCurrent = usePagePath() === href
  return (
    <a
      href={href}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      data-needs-location-prompt={needsLocationPrompt}
    >
      {children}
    </a>
  )
}
