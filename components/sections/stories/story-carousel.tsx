'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { ArrowButton } from '@/components/sections/carousel/arrow-button'
import { Dots } from '@/components/sections/carousel/dots'
import { RotationButton } from '@/components/sections/carousel/rotation-button'
import { useRotation } from '@/components/sections/carousel/use-rotation'
import { storyWords } from '@/content/en/ui/pages/stories'

/** Six seconds per story, and a ten-second rest after a visitor picks one. */
const intervalMs = 6000
const restMs = 10_000

/** Shows the stories of the list (its children) one at a time. */
export function StoryCarousel({ count, children }: { count: number; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  const { index, isRunning, wantsMotion, choose, toggle, hold } = useRotation({ count, intervalMs, restMs })

  useEffect(() => {
    const stories = list.current?.querySelectorAll<HTMLElement>('[data-current]') ?? []
    stories.forEach((story, position) => (story.dataset.current = String(position === index)))
  }, [index])

  return (
    <div role="group" aria-roledescription={storyWords.carousel} aria-label={storyWords.region} {...hold}>
      <div ref={list} aria-live={isRunning ? 'off' : 'polite'}>
        {children}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ArrowButton label={storyWords.previous} direction="back" onPress={() => choose(index - 1)} />
        <Dots count={count} index={index} label={storyWords.show} onChoose={choose} />
        <ArrowButton label={storyWords.next} direction="on" onPress={() => choose(index + 1)} />
        <RotationButton
          label={wantsMotion ? storyWords.pause : storyWords.play}
          isPlaying={wantsMotion}
          onPress={toggle}
        />
        <span className="text-sm text-muted">{isRunning ? storyWords.rotating : storyWords.paused}</span>
      </div>
    </div>
  )
}
