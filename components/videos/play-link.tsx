'use client'

import type { ReactNode } from 'react'
import { play, videoOf } from './play'

type PlayLinkProps = { slug: string; className: string; children: ReactNode }

/** Goes to a video further down and starts it. */
export function PlayLink({ slug, className, children }: PlayLinkProps) {
  const handleClick = () => {
    const video = videoOf(slug)
    if (video) play(video)
  }
  return (
    <a href={`#${slug}`} onClick={handleClick} className={className}>
      {children}
    </a>
  )
}
