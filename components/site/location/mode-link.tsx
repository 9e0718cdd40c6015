'use client'

import type { ComponentProps } from 'react'
import { useLocation } from '@/components/site/location/location-provider'
import { Link } from '@/components/site/navigation/link'
import type { Mode } from '@/lib/variant/variant'

type ModeLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & {
  links: Record<Mode, { href: string; label: string }>
}

/** A link that depends on the visitor's mode. */
export function ModeLink({ links, ...props }: ModeLinkProps) {
  const { href, label } = links[useLocation().mode]
  return (
    <Link href={href} {...props}>
      {label}
    </Link>
  )
}
