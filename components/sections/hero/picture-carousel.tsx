'use client'

import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { ArrowButton } from '@/components/sections/carousel/arrow-button'
import { Dots } from '@/components/sections/carousel/dots'
import { RotationButton } from '@/components/sections/carousel/rotation-button'
import { useRotation } from '@/components/sections/carousel/use-rotation'
import { heroWords } from '@/content/en/ui/pages/hero'

/** Milliseconds per picture, and how many pictures are preloaded. */
const intervalMs = 5000
const ahead = 2

type CarouselPicture = {
  src: string
  srcSet?: string
  alt: string
  width: number
  height: number
}

type PictureCarouselProps = {
  pictures: readonly CarouselPicture[]
  sizes: string
  className: string
}

function preload({ src, srcSet }: CarouselPicture, sizes: string) {
  const image = new Image()
  image.sizes = sizes
  if (srcSet) image.srcset = srcSet
  image.src = src
}

/**
 * The hero's pictures, one at a time, with arrows and a counter on phones and dots elsewhere. The first is in
 * the HTML.
 */
export function PictureCarousel({ pictures, sizes, className }: PictureCarouselProps) {
  const count = pictures.length
  const { index, isRunning, wantsMotion, onChoose, onToggle, hold } = useRotation({ count, intervalMs })
  const current = pictures[index]
  const [hasTurned, setHasTurned] = useState(false)
  if (index > 0 && !hasTurned) setHasTurned(true)

  useEffect(() => {
    for (let step = 1; step <= ahead; step += 1) {
      const next = pictures[(index + step) % count]
      if (next) preload(next, sizes)
    }
  }, [index, count, pictures, sizes])

  const rotation = (
    <RotationButton
      label={wantsMotion ? heroWords.pause : heroWords.play}
      isPlaying={wantsMotion}
      onPress={onToggle}
    />
  )
  return (
    <div role="group" aria-roledescription={heroWords.carousel} aria-label={heroWords.pictures} {...hold}>
      <div className={className} aria-live={isRunning ? 'off' : 'polite'}>
        {current && (
          // eslint-disable-next-line @next/next/no-img-element -- already resized by `npm run pictures`
          <img
            key={index}
            src={current.src}
            srcSet={current.srcSet}
            sizes={sizes}
            alt={current.alt}
            width={current.width}
            height={current.height}
            fetchPriority={index === 0 ? 'high' : 'auto'}
            // The first picture does not fade in: it should be painted with the text.
            className={clsx(
              'size-full object-cover dark:brightness-90',
              hasTurned && 'transition-opacity duration-250 starting:opacity-0',
            )}
          />
        )}
      </div>
      <div className="flex items-center justify-end gap-2 noscript:hidden mobile:hidden">
        <Dots count={count} index={index} label={heroWords.show} onChoose={onChoose} />
        {rotation}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2 noscript:hidden desktop:hidden">
        <p className="grow text-sm text-muted">{heroWords.position(index + 1, count)}</p>
        <ArrowButton label={heroWords.previous} direction="back" onPress={() => onChoose(index - 1)} />
        {rotation}
        <ArrowButton label={heroWords.next} direction="on" onPress={() => onChoose(index + 1)} />
      </div>
    </div>
  )
}
