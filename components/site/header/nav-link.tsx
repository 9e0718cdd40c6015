import type { ReactNode } from 'react'

type NavLinkProps = {
  href: string
  className: string
  label?: string
  needsLocationPrompt?: boolean | undefined
  children: ReactNode
}

/**
 * A menu link. `label` is its accessible name if the text is not enough. current-page.tsx marks the link to
 * the current page, because the menus persist across navigations.
 */
export function NavLink({ href, className, label, needsLocationPrompt, children }: NavLinkProps) {
  return (
    <a href={href} className={className} aria-label={label} data-needs-location-prompt={needsLocationPrompt}>
      {children}
    </a>
  )
}
