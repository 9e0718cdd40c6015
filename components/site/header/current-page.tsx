'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'

/**
 * Marks menu links to the current page. One component for all of them: if each link were a client component,
 * every page would contain its menus twice.
 */
export function CurrentPage() {
  const pathname = usePathname()
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header nav a')) {
      if (link.pathname === pathname) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }, [pathname])
  return null
}
