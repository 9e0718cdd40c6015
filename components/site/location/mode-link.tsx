'use client'

import type { ComponentProps } from 'react'
import { useLocation } from '@/components/site/location/location-provider'
import type { Mode } from '@/lib/variant/variant'

type ModeLinkProps = ComponentProps<'a'> & { links: Record<Mode, { href: string; label: string }> }

/** A link that depends on the visitor's mode. */
export function ModeLink({ links, ...props }: ModeLinkProps) {
  const { href, label } = links[useLocation().mode]
  return (
    <a href={href} {...props}>
      {label}
    </a>
  )
}
