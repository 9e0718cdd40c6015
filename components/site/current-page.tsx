'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'

/**
 * Marks the menus' links to the page one is on. One component for all of them: were each link one of its own, every page
 * would send its menus twice.
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
