'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { useLocation } from '@/components/site/location/location-provider'

async function fit(links: HTMLAnchorElement[], isLocal: boolean, isCurrent: () => boolean) {
  const call = isLocal ? await import('@/components/site/office/call-office').catch(() => null) : null
  if (!isCurrent() || (isLocal && !call)) return
  for (const link of links) {
    const { officeMention: words = '', others } = link.dataset
    if (call) link.href = call.phoneHref
    else if (others === undefined) link.href = '/toggle'
    else link.removeAttribute('href')
    link.textContent = call ? call.withPhone(words) : (others ?? words)
  }
}

/**
 * Updates mentions of the office in text to match the visitor's mode. One component for all of them, which
 * are plain markup: if each were a client component, every text that has one would be in its page twice
 * (docs/decisions/0030).
 */
export function OfficeMentions() {
  const pathname = usePathname()
  const isLocal = useLocation().mode === 'local'
  useLayoutEffect(() => {
    let isCurrent = true
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-office-mention]')]
    const unfit = links.filter(({ protocol }) => (protocol === 'tel:') !== isLocal)
    if (unfit.length > 0) void fit(unfit, isLocal, () => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [pathname, isLocal])
  return null
}
