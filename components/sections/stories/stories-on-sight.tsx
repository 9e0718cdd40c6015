'use client'

import { useEffect, useRef, useState } from 'react'
import { StoryList, type Slide } from '@/components/sections/stories/story-list'

type Carousel = typeof import('@/components/sections/stories/story-carousel').StoryCarousel

/** How far below the window the stories are when their script starts loading. */
const margin = '600px'

/** The stories, with space for the controls; the carousel's script loads when they approach the window. */
export function StoriesOnSight({ slides }: { slides: readonly Slide[] }) {
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

  if (Carousel) return <Carousel slides={slides} />
  return (
    <div ref={place} className="pb-18 noscript:pb-0">
      <StoryList slides={slides} />
    </div>
  )
}
