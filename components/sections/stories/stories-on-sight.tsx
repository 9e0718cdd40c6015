'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

type Carousel = typeof import('@/components/sections/stories/story-carousel').StoryCarousel

/** How far below the window the stories are when their script starts loading. */
const margin = '600px'

/**
 * The server's stories, with space for the controls; the carousel's script loads when they approach the
 * window.
 */
export function StoriesOnSight({ count, children }: { count: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [Carousel, setCarousel] = useState<Carousel | null>(null)

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void import('@/components/sections/stories/story-carousel').then((loaded) =>
          setCarousel(() => loaded.StoryCarousel),
        )
      },
      { rootMargin: margin },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  if (Carousel) return <Carousel count={count}>{children}</Carousel>
  return (
    <div ref={place} className="pb-18 noscript:pb-0">
      {children}
    </div>
  )
}
