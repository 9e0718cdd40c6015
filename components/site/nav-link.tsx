import type { ReactNode } from 'react'

type NavLinkProps = {
  href: string
  className: string
  label?: string
  needsLocationPrompt?: boolean | undefined
  children: ReactNode
}

/**
 * A link of the menus. `label` names it where its words alone do not. That it leads to the page one is on, current-page.tsx
 * says: the menus stay while pages change.
 */
export function NavLink({ href, className, label, needsLocationPrompt, children }: NavLinkProps) {
  return (
    <a href={href} className={className} aria-label={label} data-needs-location-prompt={needsLocationPrompt}>
      {children}
    </a>
  )
}
