'use client'

import NextLink, { useLinkStatus } from 'next/link'
import { useRouter } from 'next/navigation'
import type { ComponentProps, SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { followOnPage, isHere } from '@/components/site/navigation/fragment'
import { loadingPage } from '@/content/en/ui/site/loading'

type PageLinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string }
type LinkProps = PageLinkProps & {
  /** Loads the page in full. Chromium on a desktop prefetches it (lib/variant/edge/speculation-rules.ts). */
  loadsInFull?: boolean
}

/** Outside the link, whose name stays what it is. */
function Spinner() {
  const { pending } = useLinkStatus()
  if (!pending) return null
  return createPortal(
    <p role="status" className="page-spinner">
      {loadingPage}
    </p>,
    document.body,
  )
}

function PageLink({ href, children, ...props }: PageLinkProps) {
  const router = useRouter()
  const handleApproach = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    if (!isHere(currentTarget)) router.prefetch(href)
  }
  return (
    <NextLink
      href={href}
      // Next would fetch every page whose link scrolls into view: 51 of them on the home page.
      prefetch={false}
      // It would stop below the header. See Arrival.
      scroll={false}
      onPointerEnter={handleApproach}
      onFocus={handleApproach}
      onNavigate={(event) => {
        if (followOnPage(href)) event.preventDefault()
      }}
      {...props}
    >
      {children}
      <Spinner />
    </NextLink>
  )
}

/**
 * A link to one of the site's pages. It prefetches the page when the visitor is about to follow it, and shows a
 * spinner if the page is slow. Files, other sites and anchors get a plain link.
 */
export function Link({ loadsInFull, children, ...props }: LinkProps) {
  const isPage = props.href.startsWith('/') && !/\.\w+$/.test(props.href)
  if (isPage && !loadsInFull) return <PageLink {...props}>{children}</PageLink>
  return (
    <a data-full-load={loadsInFull ? '' : undefined} {...props}>
      {children}
    </a>
  )
}
