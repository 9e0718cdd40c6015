'use client'

import { useEffect, useRef, useState } from 'react'
import { StoryList, type Slide } from '@/components/sections/stories/story-list'

type Carousel = typeof import('@/components/sections/stories/story-carousel').StoryCarousel

/** How far below the window the stories are when their script starts loading. */
const margin = '600px'

/**
 * The stories, with space for the controls. The carousel's script loads when they approach the window, or with the first
 * Tab, so that the controls are there before the keyboard gets to them.
 */
export function StoriesOnSight({ slides }: { slides: readonly Slide[] }) {
  const place = useRef<HTMLDivElement>(null)
  const [Carousel, setCarousel] = useState<Carousel | null>(null)

  useEffect(() => {
    const load = () => {
      stop()
      void import('@/components/sections/stories/story-carousel').then((loaded) =>
        setCarousel(() => loaded.StoryCarousel),
      )
    }
    const handleKey = ({ key }: KeyboardEvent) => key === 'Tab' && load()
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: margin,
    })
    const stop = () => {
      observer.disconnect()
      document.removeEventListener('keydown', handleKey)
    }
    document.addEventListener('keydown', handleKey)
    if (place.current) observer.observe(place.current)
    return stop
  }, [])

  if (Carousel) return <Carousel slides={slides} />
  return (
    <div ref={place} className="pb-18 noscript:pb-0">
      <StoryList slides={slides} />
    </div>
  )
}
