'use client'

import { ArrowButton } from '@/components/sections/carousel/arrow-button'
import { Dots } from '@/components/sections/carousel/dots'
import { RotationButton } from '@/components/sections/carousel/rotation-button'
import { useRotation } from '@/components/sections/carousel/use-rotation'
import { StoryList, type Slide } from '@/components/sections/stories/story-list'
import { storyWords } from '@/content/en/ui/pages/stories'

/** Six seconds per story, and a ten-second rest after a visitor picks one. */
const intervalMs = 6000
const restMs = 10_000

/** Shows the stories one at a time. */
export function StoryCarousel({ slides }: { slides: readonly Slide[] }) {
  const count = slides.length
  const { index, isRunning, wantsMotion, onChoose, onToggle, hold } = useRotation({
    count,
    intervalMs,
    restMs,
  })

  return (
    <div role="group" aria-roledescription={storyWords.carousel} aria-label={storyWords.region} {...hold}>
      <div aria-live={isRunning ? 'off' : 'polite'}>
        <StoryList slides={slides} current={index} />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ArrowButton label={storyWords.previous} direction="back" onPress={() => onChoose(index - 1)} />
        <Dots count={count} index={index} label={storyWords.show} onChoose={onChoose} />
        <ArrowButton label={storyWords.next} direction="on" onPress={() => onChoose(index + 1)} />
        <RotationButton
          label={wantsMotion ? storyWords.pause : storyWords.play}
          isPlaying={wantsMotion}
          onPress={onToggle}
        />
        <span className="text-sm text-muted">{isRunning ? storyWords.rotating : storyWords.paused}</span>
      </div>
    </div>
  )
}
